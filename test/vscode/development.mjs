/** Loads extensions from their source folders into a browser workbench, and runs a test suite in their host. */

/**
 * Writes the development options into the workbench's own configuration before the workbench reads it. (Rewriting the
 * page on the wire breaks the workbench's websocket, and the address's payload is ignored unless a smoke-test switch is
 * on, which hides notifications.)
 *
 * @param {import('playwright-core').Page} page before it navigates
 * @param {import('./server.mjs').Server} server
 * @param {{extensions: string[], testsPath?: string}} options absolute paths on the server's machine
 */
export async function loadDevelopmentExtensions(page, server, { extensions, testsPath }) {
  const authority = `${server.host}:${server.port}`;
  const uri = (/** @type {string} */ path) => ({ scheme: 'vscode-remote', authority, path });
  const options = {
    extensions: extensions.map(uri),
    ...(testsPath === undefined ? {} : { extensionTestsPath: uri(testsPath) }),
  };
  await page.addInitScript((developmentOptions) => {
    if (window.top !== window) return;
    const patch = () => {
      const meta = document.getElementById('vscode-workbench-web-configuration');
      const settings = meta?.getAttribute('data-settings');
      if (!meta || !settings) return false;
      const configuration = JSON.parse(settings);
      configuration.developmentOptions = { ...configuration.developmentOptions, ...developmentOptions };
      meta.setAttribute('data-settings', JSON.stringify(configuration));
      return true;
    };
    const observer = new MutationObserver(() => {
      if (patch()) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, options);
}
