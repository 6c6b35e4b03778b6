import type { StartView } from '../../protocol';
import { t } from '../../ui/strings';

/** A way to start: with the model that leads, with one that the person lets lead by that, or without any. */
export type StartWay =
  { kind: 'lead'; model: string } | { kind: 'offer'; model: string; asksConsent: boolean } | { kind: 'questionnaire' };

/** The ways to start, the one that comes first at the front: a model, where there is one. */
export function startWays({
  leads,
  interviewer,
  offer,
}: Pick<StartView, 'leads' | 'interviewer' | 'offer'>): [StartWay, ...StartWay[]] {
  const questionnaire = { kind: 'questionnaire' } as const;
  if (leads) return [{ kind: 'lead', model: interviewer }, questionnaire];
  if (offer) return [{ kind: 'offer', model: offer.label, asksConsent: offer.asksConsent }, questionnaire];
  return [questionnaire];
}

/**
 * What the button says.
 *
 * @param isOnly whether there is no other way to start
 */
export function wayLabel(way: StartWay, isOnly: boolean): string {
  switch (way.kind) {
    case 'lead':
      return t('Start with {0}', way.model);
    case 'offer':
      return t('Use {0}', way.model);
    case 'questionnaire':
      return isOnly ? t('Start questionnaire without a model') : t('Questionnaire without a model');
  }
}

/** What the button says while the way is being gone. */
export function wayPendingLabel(way: StartWay): string {
  return way.kind === 'offer' && way.asksConsent ? t('Waiting for the editor…') : t('Starting…');
}

/** Whether two ways are one and the same to the person: the button says the same. */
export function isSameWay(one: StartWay, other: StartWay): boolean {
  return wayLabel(one, false) === wayLabel(other, false);
}

/** What is to be known of who leads, beside the buttons; null for nothing. */
export function startNote({
  leads,
  interviewer,
  offer,
}: Pick<StartView, 'leads' | 'interviewer' | 'offer'>): string | null {
  if (leads) return null;
  if (offer === null) return interviewer;
  return offer.asksConsent
    ? t('The editor will ask for your consent before {0} is used.', offer.label)
    : t('It is on this machine. Nothing is sent to it before you press the button.');
}
