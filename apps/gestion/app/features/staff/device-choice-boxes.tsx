import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { turn, useDeviceChoice } from '../office/device/device-choices.ts';
import type { DeviceChoice } from '../office/device/device-choices.ts';
import { staffCopy } from './staff-copy.ts';
import styles from './device-choice-boxes.module.css';

const { deviceChoices: copy } = staffCopy;
const CHOICES = Object.keys(copy.boxes) as DeviceChoice[];

/** Each works at once; without script there is nothing to switch off. */
export function DeviceChoiceBoxes() {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <>
      <h2>{copy.title}</h2>
      <Card className={styles.choices}>
        <p>{copy.says}</p>
        {CHOICES.map((choice) => (
          <Box key={choice} choice={choice} />
        ))}
      </Card>
    </>
  );
}

function Box({ choice }: { choice: DeviceChoice }) {
  const on = useDeviceChoice(choice);
  const { label, hint } = copy.boxes[choice];
  const described = `choix-${choice}`;
  return (
    <div>
      <Checkbox
        label={label}
        checked={on}
        aria-describedby={described}
        onChange={({ currentTarget }) => turn(choice, currentTarget.checked)}
      />
      <p id={described} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
