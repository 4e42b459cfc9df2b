import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { roleDetails } from '#frontend/content/pages/role-details.ts';
import { roles, sayMinimumAge } from '#frontend/content/pages/roles.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './role-cards.module.css';

/** The two roles as the passes that staff wear round their necks. */
export function RoleCards() {
  const { rolesTitle, where, whenLabel, whereLabel, requirementsTitle, benefitsLabel } = lavoraConNoi;
  return (
    <Section id="ruoli" tone="pine" heading={rolesTitle}>
      <dl className={styles.when}>
        <div>
          <dt>{whenLabel}</dt>
          <dd>
            <span {...when('season-on', 'season-announced')}>{lavoraConNoi.when}</span>
            <span {...when('season-on')}>{lavoraConNoi.lastDays}</span>
            <span {...when('season-over')}>{lavoraConNoi.whenOver}</span>
          </dd>
        </div>
        <div>
          <dt>{whereLabel}</dt>
          <dd>{where}</dd>
        </div>
      </dl>
      <ul className={styles.passes}>
        {roles.map((role) => (
          <li key={role.id} className={styles.pass}>
            <Icon name={role.icon} className={styles.icon} />
            <h3 className={styles.title}>{role.title}</h3>
            <p className={styles.description}>{role.description}</p>
            <div>
              <h4>{requirementsTitle}</h4>
              <ul className={styles.list}>
                {[sayMinimumAge(role), ...roleDetails[role.id].requirements].map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4>{benefitsLabel}</h4>
              <ul className={styles.list}>
                {roleDetails[role.id].benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            <p className={styles.training}>
              <Icon name="CalendarDays" />
              <span>
                {roleDetails[role.id].training}
                <span {...when('recruitment-over')}>{` ${roleDetails[role.id].trainingOver}`}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.record}>
        {lavoraConNoi.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </Section>
  );
}
