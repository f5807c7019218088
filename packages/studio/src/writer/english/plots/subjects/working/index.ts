import type { SubjectStory } from "../subject-story.ts";
import { bakeries } from "./bakeries.ts";
import { ballTeams } from "./ball-teams.ts";
import { bandsAndBallets } from "./bands-and-ballets.ts";
import { boxers } from "./boxers.ts";
import { brushesAndPens } from "./brushes-and-pens.ts";
import { chefs } from "./chefs.ts";
import { closingDown } from "./closing-down.ts";
import { fieldsAndHills } from "./fields-and-hills.ts";
import { fineHands } from "./fine-hands.ts";
import { growers } from "./growers.ts";
import { hiddenTalents } from "./hidden-talents.ts";
import { hospitals } from "./hospitals.ts";
import { landAndSea } from "./land-and-sea.ts";
import { lastDays } from "./last-days.ts";
import { letters } from "./letters.ts";
import { mensTrades } from "./mens-trades.ts";
import { musicians } from "./musicians.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { workplaces } from "./office.ts";
import { onCall } from "./on-call.ts";
import { onTheRoad } from "./on-the-road.ts";
import { rescuers } from "./rescuers.ts";
import { shows } from "./shows.ts";
import { sports } from "./sports.ts";
import { stage } from "./stage.ts";
import { taxis } from "./taxis.ts";
import { townFolk } from "./town-folk.ts";
import { trades } from "./trades.ts";
import { weddings } from "./weddings.ts";
import { workPlaces } from "./work-places.ts";

/** Stories of grown-ups at work and in town. */
export const storiesOfWorking: readonly SubjectStory[] = [
  ...townFolk,
  ...shows,
  ...workPlaces,
  ...rescuers,
  ...onCall,
  ...growers,
  ...fineHands,
  ...fieldsAndHills,
  ...brushesAndPens,
  ...bandsAndBallets,
  ...chefs,
  ...ballTeams,
  ...hospitals,
  ...boxers,
  ...bakeries,
  ...weddings,
  ...neighbours,
  ...stage,
  ...sports,
  ...letters,
  ...trades,
  ...onTheRoad,
  ...mensTrades,
  ...musicians,
  ...nights,
  ...lastDays,
  ...closingDown,
  ...hiddenTalents,
  ...workplaces,
  ...taxis,
  ...landAndSea,
];
