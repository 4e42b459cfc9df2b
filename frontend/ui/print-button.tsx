import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.tsx';

/** Prints the page, as the browser's own menu does. */
export function PrintButton() {
  const { print } = useLabels();
  return (
    <div className="no-print scripted">
      <Button variant="quiet" icon={<Icon name="Printer" />} onClick={() => window.print()}>
        {print}
      </Button>
    </div>
  );
}
