import '../connection/no-eval';
import '../ui/toolkit';
import { render } from 'preact';
import { Host } from '../connection/host';
import { mountPoint } from '../connection/mount-point';
import { vsCodePort } from '../connection/port';
import { App } from './app';

render(<App host={new Host(vsCodePort())} />, mountPoint());
