import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { Loading } from "../components/loading.tsx";
import { SignInPage } from "../features/account/sign-in-page.tsx";
import { useSession } from "../lib/session.ts";

// A stranger does not wait for what only users see.
const Shell = lazy(async () => {
  // Before the contract, whose schemas heed it when they are made.
  await import("../lib/zod-settings.ts");
  return { default: (await import("./shell.tsx")).Shell };
});
const WelcomePage = lazy(async () => ({ default: (await import("./welcome-page.tsx")).WelcomePage }));
const TaskDetailPage = lazy(async () => ({
  default: (await import("../features/tasks/task-detail-page.tsx")).TaskDetailPage,
}));

/** The pages, and who may see them: a stranger is always shown the way in. */
export const Site = () => {
  const user = useSession();
  const { state } = useLocation();
  if (user === undefined) return <Loading />;
  if (user === null)
    return (
      <Routes>
        <Route path="/" element={<SignInPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<Shell user={user} />}>
          <Route path="/welcome" element={<WelcomePage />} />
          <Route path="/task-detail/:taskId" element={<TaskDetailPage />} />
        </Route>
        <Route path="*" element={<Navigate to="/welcome" replace state={state} />} />
      </Routes>
    </Suspense>
  );
};
