import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.tsx';

type PrintButtonProps = {
  label?: string;
  /** Id of the part to print alone; without it the whole page. */
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
