import { type FactAt, firstMatch, lineOf, type ManifestReader } from './manifest';

/** `CMakeLists.txt`, `Makefile` and `meson.build`. */
export const nativeReader: ManifestReader = {
  files: /(?:^|\/)(?:CMakeLists\.txt|(?:GNU)?[Mm]akefile|meson\.build|justfile|Taskfile\.ya?ml)$/,
  facts({ lines, name }) {
    const facts: FactAt[] = [];
    const tool =
      { 'CMakeLists.txt': 'CMake', 'meson.build': 'Meson', justfile: 'just' }[name] ??
      (/^Taskfile/.test(name) ? 'Task' : 'Make');
    facts.push({ kind: 'build', value: tool, text: `Built or run with ${tool} (\`${name}\`)`, line: 1 });
    const project = firstMatch(lines, /^\s*project\s*\(\s*["']?([\w.-]+)/i);
    if (project !== null)
      facts.push({
        kind: 'module',
        value: project.value,
        text: `The project \`${project.value}\``,
        line: project.line,
      });
    const standard = firstMatch(lines, /CMAKE_CXX_STANDARD\s+(\d+)/);
    if (standard !== null)
      facts.push({
        kind: 'runtime',
        value: `C++${standard.value}`,
        text: `Written in C++${standard.value}`,
        line: standard.line,
      });
    const ctest = lineOf(lines, /^\s*(?:enable_testing|add_test|include\(CTest)/i);
    if (ctest > 0) facts.push({ kind: 'test_runner', value: 'CTest', text: 'Tests run with CTest', line: ctest });
    const test = tool === 'Make' ? lineOf(lines, /^test\s*:/) : 0;
    if (test > 0)
      facts.push({ kind: 'convention', value: 'make test', text: '`make test` runs the tests', line: test });
    return facts;
  },
};
