import { describe, expect, it } from 'vitest';
import { subjectAreasIn } from '../../../../../src/agents/roles/rule-based/recognise';

describe('an everyday request', () => {
  it.each([
    ['Archive old projects', 'archive'],
    ['Show who is online', 'presence'],
    ['Let people book a room', 'booking'],
    ['Let it skip files', 'skip-rules'],
    ['Tab completion please', 'completion'],
    ['The desktop app should update itself', 'self-update'],
    ['Requests fail with 502 during deploys', 'service-health'],
    ['Move us off MongoDB', 'store-move'],
    ['Tokens end up in the logs', 'masking'],
    ['Add French', 'i18n'],
    ['Let customers pay monthly', 'payments'],
    ['Jobs sometimes run twice', 'race'],
    ['CI fails at random', 'flaky-tests'],
    ['Pictures load slowly', 'images'],
    ['Get rid of moment', 'dependency'],
  ])('“%s” is about %s', (request, id) => {
    expect(subjectAreasIn(request)[0]?.id).toBe(id);
  });

  it.each([
    ['Prices should update automatically', 'self-update'],
    ['Fix the crash when the upload has grown to 3 MB', 'split'],
    ['Change the colour of the Vue component', 'move-to'],
    ['Add a Helm chart for kubernetes', 'service-health'],
    ['The build runs at midnight', 'time'],
    ['Add a stream of activity', 'streaming'],
    ['Support custom handlers for errors', 'plugins'],
    ['Zip the output into an archive', 'archive'],
  ])('“%s” is not about %s', (request, id) => {
    expect(subjectAreasIn(request).map((area) => area.id)).not.toContain(id);
  });
});
