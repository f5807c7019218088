import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Brand } from "./brand.tsx";
import { SiteFooter } from "./site-footer.tsx";

interface PublicPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a public page. It does without Cloudscape, which is most of the site's weight. */
export const PublicPage = ({ title, children }: PublicPageProps) => (
  <div className="public">
    <title>{`${title} | Animation Agent`}</title>
    <header>
      <Link to="/" className="home">
        <Brand />
      </Link>
    </header>
    <main>
      <h1>{title}</h1>
      {children}
    </main>
    <SiteFooter />
  </div>
);
