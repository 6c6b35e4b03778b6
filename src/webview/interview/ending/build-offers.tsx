import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReplyTo } from '../../protocol';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { Refusal } from '../../ui/refusal';
import { t } from '../../ui/strings';

type Offer = ReplyTo<'build_offers'>[number];

/** Who there is to build from the specification; nothing where nobody is. */
export function BuildOffers(): JSX.Element | null {
  const host = useHost();
  const action = useAction();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [done, setDone] = useState<Offer | null>(null);
  useEffect(() => {
    let isShown = true;
    void host.request({ type: 'build_offers' }).then(
      (found) => isShown && setOffers(found),
      // Without offers the specification is there all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [host]);
  if (offers.length === 0) return null;
  const build = async (offer: Offer): Promise<void> => {
    setDone(null);
    if (await action.run(() => host.request({ type: 'build_from_spec', offer: offer.id }))) setDone(offer);
  };
  return (
    <div role="group" aria-labelledby="build-title" class="build" data-testid="build-offers">
      <h3 id="build-title">{t('Build from this specification')}</h3>
      <div class="buttons">
        {offers.map((offer) => (
          <Button key={offer.id} testId={`build-${offer.id}`} onClick={() => void build(offer)}>
            {offer.label}
          </Button>
        ))}
      </div>
      <p role="status" class="quiet">
        {done === null
          ? t('Nothing is sent or run before you do so yourself.')
          : done.id === 'clipboard'
            ? t('Copied.')
            : t('“{0}” is ready: read it, then send it yourself.', done.label)}
      </p>
      <Refusal reason={action.refusal} />
    </div>
  );
}
