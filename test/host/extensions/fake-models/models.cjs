/** The models on offer. All say what is scripted; they differ in what they can do and how they behave. */

const common = { vendor: 'fakevendor', version: '1', maxInputTokens: 9000, maxOutputTokens: 1000 };

const MODELS = {
  /** Calls tools and takes images. */
  tools: {
    ...common,
    id: 'tools',
    name: 'Fake with tools',
    family: 'fixture',
    capabilities: { toolCalling: true, imageInput: true },
  },
  /** Can do nothing but text. */
  plain: { ...common, id: 'plain', name: 'Fake without tools', family: 'fixture', capabilities: {} },
  /** Waits before each part, and its token counter never answers. */
  slow: { ...common, id: 'slow', name: 'Fake that is slow', family: 'fixture', capabilities: { toolCalling: true } },
  /** Fails with what is scripted; without a script, says that its quota is used up. */
  failing: {
    ...common,
    id: 'failing',
    name: 'Fake that fails',
    family: 'broken',
    capabilities: { toolCalling: true },
  },
  /** The editor asks the person before another extension may use it. Offered on demand only. */
  guarded: {
    ...common,
    vendor: 'fakeguarded',
    id: 'guarded',
    name: 'Fake behind consent',
    family: 'fixture',
    capabilities: { toolCalling: true },
    requiresAuthorization: { label: 'Fake Account' },
  },
};

const VENDORS = ['fakevendor', 'fakeguarded'];

const OFFERED_AT_FIRST = ['tools', 'plain', 'slow', 'failing'];

/** Milliseconds that the slow model waits before each part. */
const SLOW_MS = 400;

module.exports = { MODELS, VENDORS, OFFERED_AT_FIRST, SLOW_MS };
