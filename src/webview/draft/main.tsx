import '../connection/no-eval';
import '../ui/toolkit';
import { render } from 'preact';
import { Host } from '../connection/host';
import { mountPoint } from '../connection/mount-point';
import { vsCodePort } from '../connection/port';
import { HostContext } from '../connection/use-host';
import { keepFocus } from '../ui/keep-focus';
import { DraftMemory } from './draft-memory';
import { DraftScreen } from './draft-view';

const port = vsCodePort();
const host = new Host(port);
const memory = new DraftMemory(host, port);

// Hidden and shown again: what was there has been seen.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') memory.markSeen();
});

const root = mountPoint();
keepFocus(root);
render(
  <HostContext.Provider value={host}>
    <DraftScreen memory={memory} />
  </HostContext.Provider>,
  root,
);
