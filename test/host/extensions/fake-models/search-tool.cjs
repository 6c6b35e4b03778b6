/** The tool `fake_search`: finds what the query says, so that a test decides what comes back. */
const vscode = require('vscode');

class SearchTool {
  /** The inputs of all calls. */
  searches = [];

  async invoke({ input }, token) {
    this.searches.push(input);
    if (input.fail !== undefined) throw new Error(input.fail);
    if (input.hang) await new Promise((resolve) => token.onCancellationRequested(resolve));
    const found = `Found “${input.query}”.\n`.repeat(input.times ?? 1);
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(found)]);
  }
}

module.exports = { SearchTool };
