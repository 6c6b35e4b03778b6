import type { ChangeKind } from '../../../session/change-kind';
import { API, DATA, FEATURE, INTEGRATION, SECURITY, UI } from './building';
import { BUG } from './bug';
import { DOCS } from './docs';
import { PERFORMANCE } from './performance';
import type { KindProfile } from './profile';
import { MIGRATION, REFACTOR } from './rebuilding';
import { REMOVAL } from './removal';
import { TESTS } from './tests';
import { TOOLING } from './tooling';

const PROFILES: Record<ChangeKind, KindProfile> = {
  feature: FEATURE,
  bug: BUG,
  refactor: REFACTOR,
  performance: PERFORMANCE,
  integration: INTEGRATION,
  ui: UI,
  data: DATA,
  api: API,
  security: SECURITY,
  migration: MIGRATION,
  removal: REMOVAL,
  tooling: TOOLING,
  docs: DOCS,
  tests: TESTS,
};

/** What a kind of change needs to have settled. */
export function kindProfile(kind: ChangeKind): KindProfile {
  return PROFILES[kind];
}
