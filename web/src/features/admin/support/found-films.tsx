import Box from "@cloudscape-design/components/box";
import Cards from "@cloudscape-design/components/cards";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { SupportFilm } from "#contract/schema/support.ts";
import { CopyableText } from "../../../components/copyable-text.tsx";
import { StatusBadge } from "../../../components/status-badge.tsx";
import { engineNames } from "../../../lib/engine-names.ts";
import { credits, dateTime, dollars, elapsedTime, number } from "../../../lib/format.ts";
import { text } from "../text.ts";
import { FilmActions } from "./film-actions.tsx";

interface FoundFilmsProps {
  readonly films: readonly SupportFilm[];
  readonly title?: string;
  readonly total?: number;
  readonly words?: string;
  readonly none?: string;
  /** Shows the owner of a film. */
  readonly onOwner?: (userId: string) => void;
}

/** The films that were found, each with its state, its credits, the cause of a failure, and what can be done. */
export const FoundFilms = ({
  films,
  title = text.films,
  total = films.length,
  words = text.filmsWords,
  none = text.noFilms,
  onOwner,
}: FoundFilmsProps) => (
  <Cards
    header={
      <Header variant="h2" counter={`(${number(total)})`} description={words}>
        {title}
      </Header>
    }
    items={films}
    trackBy="task_id"
    cardsPerRow={[{ cards: 1 }, { minWidth: 900, cards: 2 }]}
    empty={<Box color="text-body-secondary">{none}</Box>}
    cardDefinition={{
      header: ({ title }) => (
        <Box variant="h3" className="prose">
          <span dir="auto">{title}</span>
        </Box>
      ),
      sections: [
        {
          id: "id",
          header: text.filmId,
          content: ({ task_id }) => <CopyableText what={text.filmId} value={task_id} />,
        },
        { id: "status", header: text.status, width: 50, content: (film) => <StatusOf film={film} /> },
        { id: "cost", header: text.cost, width: 50, content: ({ cost_usd = 0 }) => dollars(cost_usd) },
        { id: "credits", header: text.creditsOfFilm, width: 50, content: (film) => <Lines lines={creditsOf(film)} /> },
        { id: "stages", header: text.stages, width: 50, content: (film) => <Lines lines={stagesOf(film)} /> },
        { id: "dates", header: text.dates, content: (film) => <Lines lines={datesOf(film)} /> },
        { id: "engines", header: text.engines, content: (film) => <Lines lines={enginesOf(film)} /> },
        { id: "failure", header: text.failure, content: (film) => <FailureOf film={film} /> },
        {
          id: "actions",
          content: (film) => <FilmActions film={film} {...(onOwner && { onOwner: () => onOwner(film.user_id) })} />,
        },
      ],
    }}
  />
);

/** One fact a line. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className="lines">
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </div>
);

const nameOfStage = (stage: string): string =>
  stage in text.stageNames ? text.stageNames[stage as keyof typeof text.stageNames] : stage;

const StatusOf = ({ film: { status, stage, attempt } }: { readonly film: SupportFilm }) => (
  <SpaceBetween size="xxxs">
    <StatusBadge status={status} />
    <Box variant="small">
      {[stage && text.inStage(nameOfStage(stage)), text.attempt(attempt)].filter(Boolean).join(", ")}
    </Box>
  </SpaceBetween>
);

const creditsOf = ({ test, price, paid, refunded, waived }: SupportFilm): string[] =>
  test
    ? [text.testFilm]
    : [
        text.price(credits(price)),
        text.paid(paid),
        ...(refunded ? [text.refunded(refunded)] : []),
        ...(waived ? [text.waived(waived)] : []),
      ];

const datesOf = ({ created_at, completed_at, expires_at, extending_until }: SupportFilm): string[] => [
  text.ordered(dateTime(created_at)),
  ...(completed_at ? [text.ended(dateTime(completed_at))] : []),
  ...(expires_at ? [text.keptUntil(dateTime(expires_at))] : []),
  ...(extending_until ? [text.copyingUntil(dateTime(extending_until))] : []),
];

const roles = ["writer", "illustrator", "narrator", "composer"] as const;

const enginesOf = ({ models, fallbacks = {} }: SupportFilm): string[] => {
  if (!models) return [text.noEngines];
  const used = roles.flatMap((role) => (models[role] ? [text.named(text.roles[role], engineNames(models[role]))] : []));
  return [...used, ...Object.values(fallbacks).map(({ from, to, reason }) => text.replaced(from, to, reason))];
};

/** How long each stage of the last attempt took, in the order of the stages. */
const stagesOf = ({ stage_seconds: seconds = {} }: SupportFilm): string[] => {
  const ended = Object.keys(text.stageNames).filter((stage) => seconds[stage] !== undefined);
  return ended.length === 0
    ? ["–"]
    : ended.map((stage) => text.named(nameOfStage(stage), elapsedTime(Math.round(seconds[stage] ?? 0))));
};

const FailureOf = ({ film: { error_message, failure_cause } }: { readonly film: SupportFilm }) => {
  if (!error_message) return <>{text.noFailure}</>;
  return (
    <SpaceBetween size="xs">
      <div className="prose">{text.ownerReads(error_message)}</div>
      {failure_cause && (
        <Box variant="code" className="prose">
          {failure_cause}
        </Box>
      )}
    </SpaceBetween>
  );
};
