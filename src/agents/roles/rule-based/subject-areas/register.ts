import type { SubjectArea } from '../entries/entry';
import { ACCESS_SUBJECT_AREAS } from './product/access';
import { BACKGROUND_SUBJECT_AREAS } from './product/background';
import { CONNECTION_SUBJECT_AREAS } from './product/connections';
import { DATA_IN_OUT_SUBJECT_AREAS } from './product/data-in-out';
import { DELIVERY_SUBJECT_AREAS } from './product/delivery';
import { FINDING_SUBJECT_AREAS } from './product/finding';
import { MESSAGE_SUBJECT_AREAS } from './product/messages';
import { RECORD_SUBJECT_AREAS } from './product/records';
import { TRAFFIC_SUBJECT_AREAS } from './product/traffic';
import { WATCHING_SUBJECT_AREAS } from './product/watching';
import { CREDENTIAL_SUBJECT_AREAS } from './product/credentials';
import { TENANCY_SUBJECT_AREAS } from './product/tenancy';
import { REALTIME_SUBJECT_AREAS } from './product/realtime';
import { PAYMENT_SUBJECT_AREAS } from './product/payments';
import { UPLOAD_SUBJECT_AREAS } from './product/upload';
import { RETRY_SUBJECT_AREAS } from './product/retry';
import { DAILY_FILES } from './everyday/files';
import { DAILY_MEETING } from './everyday/meeting';
import { DAILY_RECORDS } from './everyday/records';
import { DAILY_STORES } from './everyday/stores';
import { DAILY_TYPING } from './everyday/typing';
import { DAILY_VERSIONS } from './everyday/versions';
import { INTERFACE_ACCESS } from './interface/access';
import { INTERFACE_CLI } from './interface/cli';
import { INTERFACE_GUIDANCE } from './interface/guidance';
import { INTERFACE_INPUT } from './interface/input';
import { INTERFACE_LANGUAGE } from './interface/language';
import { INTERFACE_LISTS } from './interface/lists';
import { INTERFACE_MEDIA } from './interface/media';
import { INTERFACE_PEOPLE } from './interface/people';
import { INTERFACE_SITE } from './interface/site';
import { INTERFACE_VISUAL } from './interface/visual';
import { INTERFACE_WRITING } from './interface/writing';
import { CRAFT_API } from './engineering/api';
import { CRAFT_DEFENCE } from './engineering/defence';
import { CRAFT_DELIVERY } from './engineering/delivery';
import { CRAFT_EVOLUTION } from './engineering/evolution';
import { CRAFT_FAULTS } from './engineering/faults';
import { CRAFT_INPUT } from './engineering/input';
import { CRAFT_MOVES } from './engineering/moves';
import { CRAFT_NAMES } from './engineering/names';
import { CRAFT_RESULTS } from './engineering/results';
import { CRAFT_SHAPE } from './engineering/shape';
import { CRAFT_SPEED } from './engineering/speed';
import { CRAFT_TESTS } from './engineering/tests';
import { CRAFT_WORKSHOP } from './engineering/workshop';

/** Every subject area there is: of products, of software, of what people see, and of every day. */
export const SUBJECT_AREAS: readonly SubjectArea[] = [
  ...ACCESS_SUBJECT_AREAS,
  ...CREDENTIAL_SUBJECT_AREAS,
  ...BACKGROUND_SUBJECT_AREAS,
  ...CONNECTION_SUBJECT_AREAS,
  ...CRAFT_FAULTS,
  ...CRAFT_RESULTS,
  ...CRAFT_SPEED,
  ...CRAFT_SHAPE,
  ...CRAFT_MOVES,
  ...CRAFT_NAMES,
  ...CRAFT_EVOLUTION,
  ...CRAFT_API,
  ...CRAFT_TESTS,
  ...CRAFT_DELIVERY,
  ...CRAFT_WORKSHOP,
  ...CRAFT_INPUT,
  ...CRAFT_DEFENCE,
  ...DATA_IN_OUT_SUBJECT_AREAS,
  ...DAILY_FILES,
  ...DAILY_MEETING,
  ...DAILY_RECORDS,
  ...DAILY_STORES,
  ...DAILY_TYPING,
  ...DAILY_VERSIONS,
  ...DELIVERY_SUBJECT_AREAS,
  ...FINDING_SUBJECT_AREAS,
  ...INTERFACE_SITE,
  ...INTERFACE_VISUAL,
  ...INTERFACE_GUIDANCE,
  ...INTERFACE_LANGUAGE,
  ...INTERFACE_ACCESS,
  ...INTERFACE_CLI,
  ...INTERFACE_INPUT,
  ...INTERFACE_LISTS,
  ...INTERFACE_WRITING,
  ...INTERFACE_PEOPLE,
  ...INTERFACE_MEDIA,
  ...MESSAGE_SUBJECT_AREAS,
  ...RECORD_SUBJECT_AREAS,
  ...TRAFFIC_SUBJECT_AREAS,
  ...WATCHING_SUBJECT_AREAS,
  ...TENANCY_SUBJECT_AREAS,
  ...REALTIME_SUBJECT_AREAS,
  ...PAYMENT_SUBJECT_AREAS,
  ...UPLOAD_SUBJECT_AREAS,
  ...RETRY_SUBJECT_AREAS,
];
