import type { Fault } from '../problems/problem.ts';
import type { Source } from './source.ts';

export function explainYaml(source: Source): Fault[] {
  return source.placed.document.errors.map((error): Fault => ({
    code: 'unreadable',
    severity: 'error',
    file: source.file,
    path: [],
    place: source.placeBetween(error.pos[0], error.pos[1]),
    message: 'This line cannot be read.',
    help: 'Compare it with the lines around it, and correct it.',
  }));
}
