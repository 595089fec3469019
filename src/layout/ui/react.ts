/** React for the blocks of a site, whose own folder has no copy of it. */
export {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { useId } from './use-id.ts';
