import { lazy, Suspense, useDeferredValue } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { Loading } from "../components/loading.tsx";
import { session, useSession } from "../lib/session.ts";
import { screenAt, screens } from "./screens.tsx";

const Shell = lazy(async () => {
  const [{ Shell }] = await Promise.all([import("./shell.tsx"), screenAt(window.location.pathname)?.preload()]);
  return { default: Shell };
});
const SignInPage = lazy(async () => ({
  default: (await import("../features/account/sign-in-page.tsx")).SignInPage,
}));
const PaymentCancelledPage = lazy(async () => ({
  default: (await import("../features/payment/payment-cancelled-page.tsx")).PaymentCancelledPage,
}));
const IllustrationSamplesPage = lazy(async () => ({
  default: (await import("../features/illustration-samples/illustration-samples-page.tsx")).IllustrationSamplesPage,
}));

/** Every address of the site, and who may see it. */
export const Site = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route path="/payment-cancelled" element={<PaymentCancelledPage />} />
      <Route path="/illustration-samples" element={<IllustrationSamplesPage />} />
      <Route path="/" element={<SignInRoute />} />
      <Route element={<SignedInRoutes />}>
        {screens.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  </Suspense>
);

/** Where a user goes on to the page that was wanted, and anybody else signs in. A lost password comes before both. */
const SignInRoute = () => {
  const user = useSettledSession();
  const location = useLocation();
  if (user === undefined) return <Loading />;
  const { from = "/welcome", said } = location.state ?? {};
  if (user && !isPasswordReset(location)) return <Navigate to={from} replace state={{ said }} />;
  return <SignInPage />;
};

const SignedInRoutes = () => {
  const user = useSettledSession();
  const { pathname, search } = useLocation();
  if (user === undefined) return <Loading />;
  const from = session.wasSignedOut() ? undefined : pathname + search;
  if (user === null) return <Navigate to="/" replace state={{ from }} />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
};

/** A user who comes is shown a page as soon as that is made, behind what is seen until then. One who leaves has left. */
const useSettledSession = () => {
  const user = useSession();
  const settled = useDeferredValue(user);
  return user && settled;
};

/** An address that is none. That of a lost password has had a path of its own. */
const UnknownPath = () => {
  const location = useLocation();
  return <Navigate to={isPasswordReset(location) ? "/?type=recovery" : "/"} replace />;
};

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether an address is the one that a mail for a lost password leads to, in any of the forms that it has had. */
export const isPasswordReset = ({ pathname, search, hash }: PageAddress): boolean =>
  pathname.includes("/auth/reset-password") || /[?&#]type=recovery\b/.test(search + hash);
