import { useTheme } from "../lib/theme.ts";

const words = { dark: "Change to Dark Theme", light: "Change to Light Theme" };

/** At the foot of every page: changes between light and dark. */
export const ThemeLink = () => {
  const { other, toggle } = useTheme();
  return (
    <button type="button" className="theme-link" onClick={toggle}>
      {words[other]}
    </button>
  );
};
