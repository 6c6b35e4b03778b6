import type { Lens } from '../entry';
import { ACCESS_LENSES } from './access';
import { BACKGROUND_LENSES } from './background';
import { CONNECTION_LENSES } from './connections';
import { CRAFT_LENSES } from './craft';
import { DATA_IN_OUT_LENSES } from './data-in-out';
import { DAILY_LENSES } from './daily';
import { DELIVERY_LENSES } from './delivery';
import { FINDING_LENSES } from './finding';
import { INTERFACE_LENSES } from './interface';
import { MESSAGE_LENSES } from './messages';
import { RECORD_LENSES } from './records';
import { TRAFFIC_LENSES } from './traffic';
import { WATCHING_LENSES } from './watching';
import { TENANCY_LENSES } from './tenancy';
import { REALTIME_LENSES } from './realtime';
import { PAYMENT_LENSES } from './payments';
import { UPLOAD_LENSES } from './upload';
import { RETRY_LENSES } from './retry';

/** Every subject the bank knows. */
export const LENSES: readonly Lens[] = [
  ...ACCESS_LENSES,
  ...BACKGROUND_LENSES,
  ...CONNECTION_LENSES,
  ...CRAFT_LENSES,
  ...DATA_IN_OUT_LENSES,
  ...DAILY_LENSES,
  ...DELIVERY_LENSES,
  ...FINDING_LENSES,
  ...INTERFACE_LENSES,
  ...MESSAGE_LENSES,
  ...RECORD_LENSES,
  ...TRAFFIC_LENSES,
  ...WATCHING_LENSES,
  ...TENANCY_LENSES,
  ...REALTIME_LENSES,
  ...PAYMENT_LENSES,
  ...UPLOAD_LENSES,
  ...RETRY_LENSES,
];
