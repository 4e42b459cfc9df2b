import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.tsx';

type PrintButtonProps = {
  label?: string;
  /** Id of the part to print alone; without it the page, or the part of it that is always printed alone. */
  only?: string;
};

export function PrintButton({ label, only }: PrintButtonProps) {
  const { print } = useLabels();
  const handleClick = () => {
    const part = only && document.getElementById(only);
    if (part) {
      const others = document.querySelectorAll<HTMLElement>('[data-printed]');
      for (const other of others) delete other.dataset.printed;
      part.dataset.printed = '';
      // On phones `print()` returns before the page is drawn.
      addEventListener(
        'afterprint',
        () => {
          delete part.dataset.printed;
          for (const other of others) other.dataset.printed = '';
        },
        { once: true },
      );
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
