import type { SubjectStory } from "../subject-story.ts";
import { awkwardJobs } from "./awkward-jobs.ts";
import { bakeries } from "./bakeries.ts";
import { ballTeams } from "./ball-teams.ts";
import { bandsAndBallets } from "./bands-and-ballets.ts";
import { bigDaysOut } from "./big-days-out.ts";
import { boxers } from "./boxers.ts";
import { brushesAndPens } from "./brushes-and-pens.ts";
import { chefs } from "./chefs.ts";
import { closeQuarters } from "./close-quarters.ts";
import { closingDown } from "./closing-down.ts";
import { cookiesAndCabs } from "./cookies-and-cabs.ts";
import { deskDays } from "./desk-days.ts";
import { fieldsAndHills } from "./fields-and-hills.ts";
import { fineHands } from "./fine-hands.ts";
import { foundAndKept } from "./found-and-kept.ts";
import { fullHouses } from "./full-houses.ts";
import { greatDays } from "./great-days.ts";
import { growers } from "./growers.ts";
import { hiddenTalents } from "./hidden-talents.ts";
import { hospitals } from "./hospitals.ts";
import { kindShifts } from "./kind-shifts.ts";
import { landAndSea } from "./land-and-sea.ts";
import { lastDays } from "./last-days.ts";
import { lateCallings } from "./late-callings.ts";
import { letters } from "./letters.ts";
import { longRoads } from "./long-roads.ts";
import { mensTrades } from "./mens-trades.ts";
import { musicians } from "./musicians.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { oddGames } from "./odd-games.ts";
import { workplaces } from "./office.ts";
import { oldMasters } from "./old-masters.ts";
import { onCall } from "./on-call.ts";
import { onTheRoad } from "./on-the-road.ts";
import { plainPeople } from "./plain-people.ts";
import { quietEndings } from "./quiet-endings.ts";
import { rescuers } from "./rescuers.ts";
import { shows } from "./shows.ts";
import { smallDisasters } from "./small-disasters.ts";
import { softHands } from "./soft-hands.ts";
import { sports } from "./sports.ts";
import { stage } from "./stage.ts";
import { stallsAndGuests } from "./stalls-and-guests.ts";
import { taxis } from "./taxis.ts";
import { townFolk } from "./town-folk.ts";
import { trades } from "./trades.ts";
import { unlikelyPartners } from "./unlikely-partners.ts";
import { unseenPeople } from "./unseen-people.ts";
import { warmHands } from "./warm-hands.ts";
import { weddings } from "./weddings.ts";
import { workPlaces } from "./work-places.ts";

/** Stories of grown-ups at work and in town. */
export const storiesOfWorking: readonly SubjectStory[] = [
  ...bigDaysOut,
  ...foundAndKept,
  ...smallDisasters,
  ...warmHands,
  ...fullHouses,
  ...deskDays,
  ...cookiesAndCabs,
  ...unseenPeople,
  ...oldMasters,
  ...softHands,
  ...oddGames,
  ...longRoads,
  ...unlikelyPartners,
  ...quietEndings,
  ...closeQuarters,
  ...plainPeople,
  ...awkwardJobs,
  ...greatDays,
  ...kindShifts,
  ...lateCallings,
  ...stallsAndGuests,
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
