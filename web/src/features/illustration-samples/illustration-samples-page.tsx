import { styles } from "#contract/catalogue/styles.ts";
import { PublicPage } from "../../components/public-page.tsx";
import { text } from "./text.ts";

/** The styles that a story can be drawn in, for anyone to see. */
export const IllustrationSamplesPage = () => (
  <PublicPage title={text.title}>
    <p>{text.lead}</p>
    <ul className="samples">
      {styles.map(({ value, shortName }) => (
        <li key={value}>
          <h2>{shortName}</h2>
          <p>{value}</p>
        </li>
      ))}
    </ul>
  </PublicPage>
);
