import { allowOrigin } from '#frontend/lib/frame-consent.ts';
import { Button } from './button.tsx';
import styles from './embed.module.css';
import { ExternalLink } from './external-link.tsx';
import { Icon } from './icon.tsx';
import { PartnerFrame, type PartnerFrameProps } from './partner-frame.tsx';
import { useAllowedOrigins } from './use-frame-consent.ts';

/** A partner's frame; where its entry asks for consent, after one tap that says who receives what. */
export function Embed(props: PartnerFrameProps) {
  const { url, title, recipient, purpose, linkText, loading } = props.partner;
  const { origin } = new URL(url);
  const isAllowed = useAllowedOrigins().includes(origin);
  if (isAllowed || loading === 'direct') return <PartnerFrame {...props} />;
  return (
    <div className={styles.consent}>
      <Icon name="Camera" className={styles.prints} />
      <p className={styles.title}>{title}</p>
      <p>
        {purpose}: se la apri qui, {recipient} riceve il tuo indirizzo IP, i dati tecnici del browser e il
        nome di questo sito, e può usare propri cookie. Ricordiamo la scelta su questo dispositivo; la ritiri
        quando vuoi dalla Cookie Policy.
      </p>
      <Button onClick={() => allowOrigin(origin)}>Mostra qui</Button>
      <p>
        <ExternalLink href={url}>{linkText}</ExternalLink>
      </p>
    </div>
  );
}
