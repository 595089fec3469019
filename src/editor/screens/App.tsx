import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Session } from '../session/session.ts';
import { Bar, type Widths } from './Bar.tsx';
import { EditScreen } from './EditScreen.tsx';
import { PagesScreen } from './pages/PagesScreen.tsx';
import { PublishScreen } from './PublishScreen.tsx';
import { listenForSteps } from './step-keys.ts';
import { useSession } from './use-session.ts';

/** The editor: its bar, and below it the page or another screen. */
export function App({ session }: { session: Session }) {
  const state = useSession(session);
  const [width, setWidth] = useState<Widths>('desktop');
  const [isTried, setIsTried] = useState(false);
  useEffect(() => listenForSteps(document, session), [session]);
  const bar = { session, state, width, setWidth, isTried, setIsTried };
  return (
    <Routes>
      <Route
        path="/@edit"
        element={
          <div className="editor wide">
            <Bar {...bar} />
            <PagesScreen session={session} state={state} />
          </div>
        }
      />
      <Route
        path="/@edit/publish"
        element={
          <div className="editor wide">
            <Bar {...bar} />
            <PublishScreen session={session} state={state} />
          </div>
        }
      />
      <Route path="*" element={<EditScreen session={session} state={state} bar={bar} />} />
    </Routes>
  );
}
