import { Suspense } from "react";
import { Link, Outlet } from "react-router-dom";
import * as account from "#contract/endpoints/account.ts";
import { Brand } from "../components/brand.tsx";
import { Loading } from "../components/loading.tsx";
import { call } from "../lib/api.ts";
import type { User } from "../lib/cognito.ts";
import { credits } from "../lib/format.ts";
import { session } from "../lib/session.ts";
import type { SignedIn } from "../lib/signed-in.ts";
import { usePolled } from "../lib/use-polled.ts";

const sometimes = 60_000;

/** The frame of every page behind the sign-in: where one is, who one is, what one can spend. */
export const Shell = ({ user }: { readonly user: User }) => {
  const { answer, refresh } = usePolled(
    `credits ${user.id}`,
    async () => (await call(account.credits, { params: { userId: user.id } })).data,
    () => sometimes,
  );
  const context: SignedIn = { user, credits: answer, refreshCredits: refresh };
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="bar">
        <Link to="/welcome" className="home">
          <Brand />
        </Link>
        <span className="balance">{answer && credits(answer.balance)}</span>
        <button type="button" className="button small" onClick={() => session.end()}>
          Sign Out
        </button>
      </header>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet context={context} />
        </Suspense>
      </main>
    </>
  );
};
