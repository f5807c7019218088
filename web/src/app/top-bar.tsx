import TopNavigation, { type TopNavigationProps } from "@cloudscape-design/components/top-navigation";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFlash } from "../components/flash.tsx";
import { useCredits } from "../lib/credits.ts";
import { credits as inCredits } from "../lib/format.ts";
import { session, useUser } from "../lib/session.ts";
import { useTheme } from "../lib/theme.ts";
import { useFollow } from "../lib/use-follow.ts";

const ConfirmModal = lazy(async () => ({
  default: (await import("../components/confirm-modal.tsx")).ConfirmModal,
}));

/** The top bar: product name, balance, theme and user menu. */
export const TopBar = () => {
  const { email } = useUser();
  const navigate = useNavigate();
  const follow = useFollow();
  const credits = useCredits();
  const signOut = useSignOut();
  const [isConfirming, setIsConfirming] = useState(false);
  const { theme, other, toggle } = useTheme();
  // The item is there before the balance is known: adding it later would close an open menu.
  const balance: TopNavigationProps.Utility = {
    type: "button",
    text: credits ? inCredits(credits.balance) : "Credits",
    href: "/credits",
    iconName: "ticket",
    disableUtilityCollapse: true,
    disableTextCollapse: true,
    onFollow: follow,
  };
  return (
    <>
      <TopNavigation
        identity={{
          href: "/welcome",
          title: "Animation Agent",
          logo: { src: "/icon.svg", alt: "Logo" },
          onFollow: (event) => {
            event.preventDefault();
            navigate("/welcome");
          },
        }}
        utilities={[
          balance,
          {
            type: "button",
            iconSvg: theme === "dark" ? <Sun /> : <Moon />,
            ariaLabel: other === "dark" ? "Dark theme" : "Light theme",
            title: other === "dark" ? "Dark theme" : "Light theme",
            onClick: toggle,
          },
          {
            type: "menu-dropdown",
            text: email,
            iconName: "user-profile",
            items: [
              { id: "account", text: "Account", href: "/account" },
              { id: "here", text: "Sign Out" },
              { id: "everywhere", text: "Sign out on all devices" },
            ],
            onItemFollow: follow,
            onItemClick: ({ detail }) => {
              if (detail.id === "everywhere") setIsConfirming(true);
              if (detail.id === "here") void signOut(false);
            },
          },
        ]}
      />
      {isConfirming && (
        <Suspense>
          <ConfirmModal
            title="Sign out on all devices"
            confirm="Sign Out"
            onConfirm={() => signOut(true)}
            onClose={() => setIsConfirming(false)}
          >
            You will have to log in again on all your devices, including this one.
          </ConfirmModal>
        </Suspense>
      )}
    </>
  );
};

/** A failed sign-out must be visible: the user would otherwise think that the session has ended. */
const useSignOut = () => {
  const flash = useFlash();
  return (everywhere: boolean) =>
    session
      .signOut({ everywhere })
      .catch((error: Error) => flash({ type: "error", content: `Sign out failed: ${error.message}` }));
};

const Moon = () => (
  <svg viewBox="0 0 16 16" focusable="false" aria-hidden="true">
    <path d="M13.500 10A6 6 0 0 1 6 2.500 6 6 0 1 0 13.500 10z" />
  </svg>
);

const Sun = () => (
  <svg viewBox="0 0 16 16" focusable="false" aria-hidden="true">
    <circle cx="8" cy="8" r="3" />
    <path d="M8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1" />
  </svg>
);
