import { describe, expect, it } from 'vitest';
import { membersBeside } from '../../../../../../src/agents/roles/rule-based/general/members';
import type { Evidence } from '../../../../../../src/agents/session/evidence';
import { evidence } from '../../../specification/session-builder';

const piece = (path: string, excerpt: string): Evidence => ({
  ...evidence('E1', path, 1, 40, ''),
  excerpt,
  role: 'match',
  score: 0.6,
});
const beside = (request: string, path: string, excerpt: string) =>
  membersBeside({ request, code: [piece(path, excerpt)] });

const QUERY = `#[derive(Debug, Parser)]
pub struct Query {
    pub keywords: Vec<String>,

    /// Show unavailable directories
    #[clap(long, short)]
    pub all: bool,

    #[clap(long)]
    pub exclude: Option<String>,
}

pub struct Remove {
    pub paths: Vec<String>,
}
`;

describe('what a type holds beside what is wished for', () => {
  it('is told where the request sets the name of the type as code, without what comes behind the type', () => {
    expect(beside('Let `zoxide query` search only below a directory', 'src/cmd/cmd.rs', QUERY)).toEqual({
      type: 'Query',
      names: ['keywords', 'all', 'exclude'],
    });
  });

  it('is told where the request has all words of the name, or the file is called so', () => {
    expect(
      beside(
        'Let FileResponse honour it',
        'a.py',
        '\nclass FileResponse:\n    chunk: int\n    media: str\nclass Other:\n    x: int\n',
      )?.names,
    ).toEqual(['chunk', 'media']);
    const response =
      'class FileResponse(Response):\n    chunk_size: int = 65536\n    media_type: str\n    async def call(self): ...\n';
    expect(beside('Make FileResponse honour the Range header', 'a/responses.py', response)?.names).toEqual([
      'chunk_size',
      'media_type',
    ]);
    const panels = 'type Panels struct {\n\tProjects   *panels.SideListPanel\n\tServices   *panels.SideListPanel\n}\n';
    expect(beside('Show all in the main panel', 'pkg/gui/panels.go', panels)?.names).toEqual(['Projects', 'Services']);
  });

  it('is told of what the type is of, whatever kind of type it is', () => {
    const kinds =
      'class WorkflowActionType(models.IntegerChoices):\n    ASSIGNMENT = (1, _("Assignment"))\n    REMOVAL = (2, _("Removal"))\n';
    expect(beside('Remove the password as a workflow action', 'src/models.py', kinds)).toEqual({
      type: 'WorkflowActionType',
      names: ['ASSIGNMENT', 'REMOVAL'],
    });
  });

  it('is not told of a word that may mean anything, of one field, of what was said, or of code beside the program', () => {
    expect(beside('Query the database faster', 'src/cmd/cmd.rs', QUERY)).toBeNull();
    expect(beside('Let `zoxide query` search', 'contrib/cmd.rs', QUERY)).toBeNull();
    expect(beside('Let `zoxide query` have keywords', 'src/a.rs', 'struct Query {\n  keywords: bool,\n}')).toBeNull();
  });
});
