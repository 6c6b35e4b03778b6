import { WEB_SEARCH_MS, type WebPorts } from '../exploration/search-web';
import type { RolePorts } from '../model/model-ports';
import type { Session } from '../session/session';

/**
 * The search of the web that a task may use: where the person allowed it, by the provider of the model that plays the
 * researcher. Null where there is none, which a session is told once.
 */
export function webPorts(session: Session, roles: RolePorts, key: string): WebPorts | null {
  const { models } = roles;
  if (models?.webResearch !== true) return null;
  const model = models.source.for('researcher');
  const told = session.observations.some(({ action, status }) => action === 'web' && status === 'refused');
  if (model?.web === undefined || told) return null;
  const timeoutMs = Math.min(models.callTimeoutMs ?? WEB_SEARCH_MS, WEB_SEARCH_MS);
  return { search: model.web, label: model.label, key, timeoutMs, record: (events) => roles.record(events) };
}
