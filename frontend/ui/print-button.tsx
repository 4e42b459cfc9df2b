import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.tsx';

type PrintButtonProps = {
  label?: string;
  /** Id of the part that goes onto paper alone; without it the page, as the browser's own menu does. */
  only?: string;
};

export function PrintButton({ label, only }: PrintButtonProps) {
  const { print } = useLabels();
  const handleClick = () => {
    const part = only && document.getElementById(only);
    if (part) {
      part.dataset.printed = '';
      // On phones `print()` returns before the page is drawn.
      addEventListener('afterprint', () => delete part.dataset.printed, { once: true });
    }
    window.print();
  };
  return (
    <div className="no-print scripted">
      <Button variant="quiet" icon={<Icon name="Printer" />} onClick={handleClick}>
        {label ?? print}
      </Button>
    </div>
  );
}
