import "./front.css";
import { Link } from "react-router-dom";
import { filmSamples } from "#contract/catalogue/film-samples.ts";
import { languageIds } from "#contract/catalogue/languages.ts";
import { smallStyleSample, styleSample } from "#contract/catalogue/style-samples.ts";
import { type StyleName, styles } from "#contract/catalogue/styles.ts";
import { Brand } from "../../components/brand.tsx";
import { LanguageSelect } from "../../components/language-select.tsx";
import { SiteFooter } from "../../components/site-footer.tsx";
import { credits } from "../../lib/format.ts";
import { useSiteFacts } from "../../lib/site-facts.ts";
import { t } from "../../lib/translate.ts";
import { Narrator } from "./narrator.tsx";
import { Prices } from "./prices.tsx";
import { SampleFilm } from "./sample-film.tsx";
import { text } from "./text.ts";

const shownStyles: readonly StyleName[] = [
  "Japanese Ghibli-inspired Style",
  "Stained Glass",
  "Comic Book Style",
  "Chinese Ink Painting",
  "Pixel Art",
  "Oil Painting",
];

/** What a visitor sees first: films, how they are made, and what they cost. It does without Cloudscape. */
export const FrontPage = () => (
  <div className="public front">
    <title>{text.title}</title>
    <header>
      <Link to="/" className="home">
        <Brand />
      </Link>
      <nav aria-label={text.navigation}>
        <a href="#how">{text.how}</a>
        <a href="#prices">{text.prices}</a>
        <a href="#developers">{text.developers}</a>
        <Link to="/login">{text.logIn}</Link>
        <LanguageSelect />
      </nav>
    </header>
    <main>
      <Hero />
      <section aria-labelledby="films">
        <h2 id="films">{text.films}</h2>
        <p>{text.filmsWords}</p>
        <ul className="front-films">
          {filmSamples.map((sample) => (
            <SampleFilm key={sample.id} sample={sample} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{text.how}</h2>
        <ol className="front-steps">
          {text.steps.map(([title, words]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <Styles />
      <section aria-labelledby="languages">
        <h2 id="languages">{text.languages(languageIds.length)}</h2>
        <p>{text.languagesWords}</p>
        <ul className="front-languages">
          {languageIds.map((language) => (
            <Narrator key={language} language={language} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="prices" className="front-columns">
        <div>
          <h2 id="prices">{text.prices}</h2>
          <PricesWords />
          <FreeCredits />
          <p>{text.refund}</p>
        </div>
        <div>
          <Prices />
          <p className="front-note">{text.priceNote}</p>
        </div>
      </section>
      <Developers />
      <section className="front-finish" aria-labelledby="finish">
        <h2 id="finish">{text.finish}</h2>
        <StartLink />
      </section>
    </main>
    <SiteFooter />
  </div>
);

const StartLink = () => (
  <Link className="button primary" to="/login?type=register">
    {text.start}
  </Link>
);

const Hero = () => (
  <section className="front-hero" aria-labelledby="headline">
    <h1 id="headline">{text.headline}</h1>
    <p>{text.lead}</p>
    <StartLink />
  </section>
);

const Styles = () => (
  <section aria-labelledby="styles">
    <h2 id="styles">{text.styles(styles.length)}</h2>
    <p>
      {text.stylesWords} <Link to="/illustration-samples">{text.samplesLink}</Link>
    </p>
    <ul className="front-styles">
      {styles
        .filter(({ value }) => shownStyles.includes(value))
        .map(({ value, shortName }) => (
          <li key={value}>
            <img
              src={smallStyleSample(value)}
              srcSet={`${smallStyleSample(value)} 320w, ${styleSample(value)} 1280w`}
              sizes="20rem"
              width="320"
              height="180"
              alt=""
              loading="lazy"
              decoding="async"
            />
            {t(shortName)}
          </li>
        ))}
    </ul>
  </section>
);

const PricesWords = () => {
  const includesTax = useSiteFacts()?.pricesIncludeTax !== undefined;
  return <p>{includesTax ? `${text.pricesWords} ${text.taxIncluded}` : text.pricesWords}</p>;
};

/** The operator decides how many credits a new account has; none are not worth a sentence. */
const FreeCredits = () => {
  const free = Number(useSiteFacts()?.signupCredits ?? 0);
  return free > 0 && <p>{text.free(credits(free))}</p>;
};

const Developers = () => (
  <section aria-labelledby="developers" className="front-columns">
    <div>
      <h2 id="developers">{text.developers}</h2>
      <p>{text.developersWords}</p>
      <a className="button" href="/documentation.html">
        {text.documentation}
      </a>
      <a className="button" href="/api/openapi.json">
        {text.openApi}
      </a>
    </div>
    <pre dir="ltr">
      <code>{text.code}</code>
    </pre>
  </section>
);
