import type { KindProfile } from './profile';

/** Something new that people can do. */
export const FEATURE: KindProfile = {
  kind: 'feature',
  questions: 8,
  mustKnow: ['scope', 'behaviour', 'quality', 'security', 'errors', 'data', 'look_feel', 'acceptance'],
  general: {
    content: 66,
    scope: 65,
    volume: 68,
    permissions: 71,
    failure: 68,
    look: 78,
    acceptance: 78,
    storage: 60,
    retention: 58,
    public_api: 62,
    simultaneous: 50,
    monitoring: 48,
    goal: 57,
    existing_data: 40,
    rollout: 42,
    risk: 40,
  },
  entries: [],
};

/** A connection to another system. */
export const INTEGRATION: KindProfile = {
  ...FEATURE,
  kind: 'integration',
  mustKnow: ['scope', 'behaviour', 'interfaces', 'errors', 'security', 'data', 'quality', 'operations'],
  general: { ...FEATURE.general, failure: 76, monitoring: 60, simultaneous: 58, look: 46, interface: 47 },
  entries: [
    {
      key: 'integration.direction',
      names: 'Direction and trigger',
      dims: ['interfaces'],
      settles: ['direction'],
      worth: 80,
      type: 'pick_one',
      ask: 'Which way does information flow, and what sets it off?',
      why: 'Direction and trigger decide the whole shape of a connection.',
      options: [
        {
          label: 'We send to the other system',
          description: 'When something happens here: an event, a change, a click.',
        },
        { label: 'We fetch from it', description: 'On a schedule, or when somebody asks.' },
        { label: 'It calls us', description: 'Incoming calls, whose sender has to be checked.' },
        { label: 'Both ways', description: 'Then one side has to win when both have changed.' },
      ],
    },
    {
      key: 'integration.account',
      names: 'Authentication and secrets',
      dims: ['security'],
      settles: ['credentials'],
      worth: 66,
      type: 'pick_one',
      ask: 'How does it authenticate, and where are the secrets kept?',
      why: 'It decides who has to set something up before anything works.',
      options: [
        {
          label: 'One account for everybody',
          description: 'A key in the environment or the secret store, set by an operator.',
        },
        {
          label: 'Each customer connects their own',
          description: 'OAuth or a token per account, stored encrypted, revocable.',
        },
        { label: 'No credentials', description: 'The other side is public.' },
      ],
    },
  ],
};

/** Something that people see. */
export const UI: KindProfile = {
  ...FEATURE,
  kind: 'ui',
  mustKnow: ['look_feel', 'scope', 'behaviour', 'quality', 'compatibility', 'acceptance'],
  general: {
    ...FEATURE.general,
    look: 90,
    volume: 46,
    permissions: 48,
    storage: 40,
    retention: 30,
    failure: 56,
    public_api: 70,
    acceptance: 80,
    dependency: 52,
    content: 60,
  },
  entries: [
    {
      key: 'ui.where',
      names: 'Screens and components concerned',
      dims: ['scope'],
      settles: ['scope'],
      worth: 72,
      type: 'pick_one',
      code: true,
      ask: 'Which screens and components does it concern?',
      why: 'It decides whether one component changes or the shared ones.',
      options: [
        { label: 'One place only', description: 'Please say which page or component.' },
        {
          label: 'Everywhere the same element appears',
          description: 'The shared component changes.',
          recommended: true,
        },
        { label: 'The main pages first, the rest later', description: 'Rare screens stay as they are for now.' },
      ],
    },
    {
      key: 'ui.states',
      names: 'States with a design of their own',
      dims: ['behaviour'],
      settles: ['states'],
      worth: 58,
      type: 'pick_many',
      ask: 'Which states need a design of their own?',
      why: 'Empty, loading and failed screens are what people see on a bad day.',
      options: [
        { label: 'Empty', description: 'Nothing there yet: a helpful hint and a first step.', recommended: true },
        { label: 'Loading', description: 'A placeholder without jumping or flashing.', recommended: true },
        { label: 'Failed', description: 'What went wrong and a way to try again.', recommended: true },
        { label: 'Very long or very many', description: 'Long names, hundreds of entries.' },
        { label: 'Small screens', description: 'Phones and narrow windows.' },
      ],
    },
    {
      key: 'ui.accessible',
      names: 'Standard of accessibility',
      dims: ['quality'],
      settles: ['accessibility'],
      worth: 57,
      type: 'pick_one',
      ask: 'Which standard of accessibility must it meet?',
      why: 'Contrast, keyboard and screen readers are cheap at the start.',
      options: [
        { label: 'WCAG AA', description: 'Contrast, keyboard and screen reader checked.', recommended: true },
        { label: 'As good as the rest of the application', description: 'No worse than today.' },
        { label: 'A stricter rule', description: 'By law or contract; please name it.' },
      ],
    },
    {
      key: 'ui.sketch',
      names: 'Attached picture',
      dims: ['look_feel'],
      settles: ['sketch'],
      worth: 66,
      type: 'ask_image',
      when: ({ request }) =>
        /\b(screenshot|sketch|mock-?up|figma|wireframe|picture|drawing|design attached)\b/i.test(request),
      ask: 'Can you attach the picture you mention?',
      why: 'A picture settles more than ten questions about layout.',
    },
  ],
};

/** A change of what is stored. */
export const DATA: KindProfile = {
  ...FEATURE,
  kind: 'data',
  mustKnow: ['data', 'behaviour', 'compatibility', 'quality', 'operations', 'security', 'acceptance'],
  general: {
    ...FEATURE.general,
    existing_data: 80,
    public_api: 74,
    volume: 70,
    permissions: 58,
    look: 60,
    rollout: 62,
    storage: 50,
    acceptance: 76,
  },
  entries: [],
};

/** A change of what others call. */
export const API: KindProfile = {
  ...FEATURE,
  kind: 'api',
  mustKnow: ['interfaces', 'scope', 'behaviour', 'compatibility', 'errors', 'quality', 'security', 'acceptance'],
  general: {
    ...FEATURE.general,
    public_api: 82,
    naming: 64,
    look: 0,
    environments: 60,
    permissions: 44,
    acceptance: 77,
    guide: 50,
    storage: 40,
    retention: 34,
    risk: 52,
  },
  entries: [
    {
      key: 'api.callers',
      names: 'Callers and dependants',
      dims: ['interfaces'],
      settles: ['callers'],
      worth: 60,
      type: 'pick_many',
      ask: 'Who calls it, and who depends on how it is today?',
      why: 'Callers that you do not control cannot be changed along with it.',
      options: [
        { label: 'Our own front end', description: 'Can be changed in the same release.' },
        { label: 'Our mobile app', description: 'Old versions stay in use for months.' },
        { label: 'Customers and partners', description: 'Need notice and a guide.' },
        { label: 'Plugins and other packages', description: 'Downstream consumers that nobody has a list of.' },
      ],
    },
    {
      key: 'api.shape',
      names: 'Shape of a call',
      dims: ['interfaces'],
      settles: ['shape'],
      worth: 63,
      type: 'ask_code',
      ask: 'How should a call to it look?',
      context: 'A few lines as you would like to write them, with what comes back.',
      why: 'The wished-for call is the best specification of an interface.',
      placeholder: '// the call as you wish it were\n',
    },
  ],
};

/** A change that protects something. */
export const SECURITY: KindProfile = {
  ...FEATURE,
  kind: 'security',
  mustKnow: ['security', 'scope', 'behaviour', 'compatibility', 'operations', 'errors', 'acceptance'],
  general: {
    ...FEATURE.general,
    privacy: 60,
    look: 52,
    monitoring: 66,
    public_api: 66,
    rollout: 56,
    volume: 46,
    existing_data: 55,
  },
  entries: [
    {
      key: 'security.threat',
      names: 'What it protects against',
      dims: ['security'],
      settles: ['abuse'],
      worth: 84,
      type: 'pick_many',
      ask: 'Against whom or what must it protect?',
      why: 'A protection without a named attack cannot be tested.',
      options: [
        { label: 'Strangers from outside', description: 'Guessing, flooding, malicious input.' },
        { label: 'Signed-in people who go too far', description: 'Reaching the data of others.' },
        { label: 'Insiders', description: 'Operators and administrators.' },
        { label: 'A stolen secret or device', description: 'Keys, tokens, sessions.' },
        { label: 'A known vulnerability', description: 'A report or an advisory; please name it.' },
      ],
    },
    {
      key: 'security.locked-out',
      names: 'When the check fails or hits the wrong person',
      dims: ['errors'],
      settles: ['failure'],
      worth: 64,
      type: 'pick_one',
      ask: 'When the check itself fails or hits the wrong person, what then?',
      why: 'It decides between safe and available.',
      options: [
        {
          label: 'Refuse',
          description: 'Closed when in doubt, with a message that gives nothing away.',
          recommended: true,
        },
        { label: 'Let it through and log it', description: 'Open when in doubt; somebody looks at the log.' },
        { label: 'A person can unlock it', description: 'Support or an administrator, recorded.' },
      ],
    },
  ],
};
