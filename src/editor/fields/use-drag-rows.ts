import { useState, type DragEvent } from 'react';

type DragProps = {
  draggable: true;
  'data-over': boolean | undefined;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
};

/** Lets the mouse drag rows to another position, in addition to buttons and keys. */
export function useDragRows(
  move: (from: number, to: number) => void,
): (index: number) => DragProps {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return (index) => ({
    draggable: true,
    'data-over': (from !== null && from !== index && over === index) || undefined,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move';
      setFrom(index);
    },
    onDragOver: (event) => {
      if (from === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event) => {
      event.preventDefault();
      if (from !== null && from !== index) move(from, index);
      end();
    },
    onDragEnd: end,
  });
}
