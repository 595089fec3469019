import { useRef, useState } from 'react';
import {
  StoreUnavailable,
  type Author,
  type ConflictChoice,
  type PublishAnswer,
  type PublishRequest,
} from '../../../content/index.ts';
import type { Result } from './result.ts';

/** An attempt to publish: whether it is under way, and what it needs next. */
export type PublishAttempt = {
  isPublishing: boolean;
  author: Author;
  setAuthor: (author: Author) => void;
  /** The last attempt's message about the changes. */
  message: string;
  choose: (choices: readonly ConflictChoice[]) => void;
  send: (
    message: string,
    publish: (request: PublishRequest) => Promise<PublishAnswer>,
  ) => Promise<void>;
};

/** Publishes with the given name and choices, and passes on the result. */
export function usePublishAttempt(setResult: (result: Result) => void): PublishAttempt {
  const [isPublishing, setIsPublishing] = useState(false);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [sent, setSent] = useState('');
  const choices = useRef<readonly ConflictChoice[]>([]);
  return {
    isPublishing,
    author,
    setAuthor,
    message: sent,
    choose: (chosen) => {
      choices.current = chosen;
    },
    send: async (message, publish) => {
      setIsPublishing(true);
      setSent(message);
      const request = {
        message,
        choices: choices.current,
        ...(author.name === '' ? {} : { author }),
      };
      const answer = await publish(request).catch((error: Error): Result => {
        if (error instanceof StoreUnavailable) return { kind: 'away', problem: error.problem };
        throw error;
      });
      setIsPublishing(false);
      setResult(answer);
    },
  };
}
