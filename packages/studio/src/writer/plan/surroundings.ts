import { backdrop, type CastMember, type Ground, type Place, type ScenePicture, spotOf } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";
import { withoutSpeech } from "./asserted.ts";
import { inBoat, isInBoat, staysAboard } from "./boat.ts";
import { leaves, startsNewTime } from "./changes-of-scene.ts";
import { isOnlyDarkInside } from "./darkness.ts";
import { firstScenery } from "./first-scenery.ts";
import { withoutGeneralStatements } from "./general-statements.ts";
import { courseOfPlaces } from "./idea-places/course-of-places.ts";
import { isIndoors } from "./indoor-places.ts";
import { hasSubjects } from "./of-cast.ts";
import { openGround } from "./open-ground.ts";
import { isAtPartOf, isInHospital, namesHospital } from "./parts-of-spots.ts";
import { passingTime, withoutUsualTimes } from "./passing-time.ts";
import {
  type Base,
  baseOf,
  type Certainty,
  certaintyAtFirst,
  certaintyOf,
  endsElsewhere,
  goesElsewhere,
  goesOnThere,
  opensAtHome,
} from "./place-certainty.ts";
import { placeForActions } from "./place-for-actions.ts";
import { OF_STREETS, type Scenery, sceneryAfter } from "./scenery.ts";
import { isWinterAfter, placeInWinter } from "./season.ts";
import { comesBack, isOfBus } from "./stay-places.ts";
import { placeForSwimmers } from "./swimmers.ts";
import { placesShownByThings } from "./things-and-text.ts";
import { afterSunrise, timeShown, weatherAfter } from "./time-shown.ts";
import { isReadStrictly, type ToldMoment, type ToldText } from "./told-text.ts";
import { usualStart } from "./usual-spots.ts";
import { placeInWorld, plausiblePlace, worldOf } from "./world-of-text.ts";

type Acting = ScenePicture["cast"];

/** Where and when the people of a text are. They stay until the text changes it. */
export class Surroundings {
  readonly #of: ToldText;
  readonly #cast: readonly CastMember[];
  readonly #isPasted: boolean;
  readonly #isWild: boolean;
  /** The text names a house or what stands in one. */
  readonly #isHoused: boolean;
  /** Of which places things alone say that somebody is there. */
  readonly #isShownByThings: (place: Place) => boolean;
  readonly #withoutGeneral: (told: string) => string;
  readonly #isInSpace: boolean;
  readonly #isOfHospital: boolean;
  /** Who rides in a text with a bus and no train rides in the bus. */
  readonly #isOfBus: boolean;
  readonly #journey: (around: Scenery) => Scenery;
  readonly #world: ReturnType<typeof worldOf>;
  /** Where the people of the text work. */
  readonly #base: Base | undefined;
  /** Where its animals live. */
  #home: Base | undefined;
  /** Where, and whether by night, each scene of a story plays whose idea is known. */
  readonly #course: ReturnType<typeof courseOfPlaces>;
  #scenery: Scenery;
  #certainty: Certainty;
  #wasCertain = true;
  /** Who was seen at the place. */
  #company = new Set<string>();
  /** Who was seen anywhere. */
  readonly #seen = new Set<string>();
  /** Who was seen in the last moments. */
  #recent: readonly (readonly string[])[] = [];
  #isElsewhere = false;
  /** Above 0 where somebody spoke in one of the two moments before. */
  #spoken = 0;
  #left: Place | undefined;
  #lastOutdoors: Place | undefined;
  /** Where they were before they took a boat. */
  #ashore: Place | undefined;
  #isAboard = false;
  #aboard: ReadonlySet<string> = new Set();
  #isWinter = false;
  /** A text in which February is only a month has no snow. */
  readonly #mayBeSnowy: boolean;
  /** It was evening or night when the last storm began. */
  #isLate = false;
  /** They work by night. */
  #isOfNights = false;

  /** `opening` is the beginning of the text, `text` the whole, both with the full names of their places. */
  constructor(of: ToldText, opening: string, text: string) {
    this.#of = of;
    this.#cast = of.known.map(({ member }) => member);
    this.#isPasted = isReadStrictly(of);
    const first = firstScenery(text, of.language, of.storyType, usualStart(of, this.#cast[0]?.kind));
    this.#base = this.#isPasted && of.language === "english" ? baseOf(opening) : undefined;
    this.#course = courseOfPlaces(of);
    this.#scenery = { ...first, ...this.#base, ...this.#course?.[0] };
    // Animals with a shop or a school live as people do.
    this.#isWild =
      !this.#base && of.known.length > 0 && this.#cast.every(({ kind }) => personNoun(kind)?.isHuman === false);
    this.#mayBeSnowy = of.language !== "english" || COLD.test(text);
    this.#isHoused = HOUSED.test(text);
    const isPastedEnglish = this.#isPasted && of.language === "english";
    this.#isShownByThings = isPastedEnglish ? placesShownByThings(text) : () => true;
    this.#withoutGeneral = isPastedEnglish ? withoutGeneralStatements(of.text) : (told) => told;
    this.#isOfHospital = of.language === "english" && namesHospital(text);
    this.#isOfBus = this.#isPasted && of.language === "english" && isOfBus(text);
    this.#certainty =
      this.#isPasted && !this.#base
        ? certaintyAtFirst(opening, { place: this.#scenery.place, isWild: this.#isWild, language: of.language })
        : "named";
    if (isPastedEnglish && this.#certainty === "unknown" && opensAtHome(opening)) {
      this.#scenery = { ...this.#scenery, place: "room" };
      this.#certainty = "named";
    }
    // Where animals live is where a text goes on, until they set out.
    if (
      this.#isWild &&
      this.#isPasted &&
      of.language === "english" &&
      this.#certainty === "named" &&
      (LIVED.test(opening) || this.#scenery.spot === "farm")
    )
      this.#home = { place: this.#scenery.place, spot: this.#scenery.spot };
    this.#isInSpace = of.isWritten && /^space/.test(this.#scenery.place);
    this.#journey = of.isWritten ? passingTime() : (around) => around;
    this.#world = worldOf(of, this.#cast);
  }

  /** What a moment says of place, time and weather, of a pasted text with how certain the place is. */
  read(moment: ToldMoment, present: Acting): Scenery {
    const here = this.#course?.[this.#of.narrations.indexOf(moment.narration)];
    const said = { ...this.#placed(moment, present), thing: undefined, ...here };
    if (!this.#base || !this.#isPasted) return said;
    if (AT_NIGHT.test(moment.narration)) this.#isOfNights = true;
    const isAtWork = this.#isOfNights && said.place === this.#base.place && said.time === "day";
    return isAtWork && !BY_DAY.test(moment.told) ? { ...said, time: "night" } : said;
  }

  #placed(given: ToldMoment, present: Acting): Scenery {
    this.#wasCertain = this.#certainty === "named";
    if (this.#certainty !== "named") this.#scenery = { ...this.#scenery, place: NEUTRAL };
    if (!this.#isPasted) return this.#reached(given);
    const isCertain = this.#certainty === "named" && !given.isOpening;
    const moment = isCertain ? { ...given, told: this.#withoutGeneral(given.told) } : given;
    const { told } = moment;
    const { language } = this.#of;
    if (moment.isOpening && this.#base) return { ...this.#reached(moment), ...this.#base };
    const isOfOthers =
      moment.opensParagraph &&
      this.#company.size > 0 &&
      this.#scenery.place !== this.#base?.place &&
      // Who tells what others do sees it.
      this.#of.known[0]?.gender !== "narrator" &&
      present.every(({ id }) => !this.#company.has(id)) &&
      // Who was never seen before comes to where the others are.
      (language !== "english" || present.some(({ id }) => this.#seen.has(id))) &&
      !goesOnThere(told, language) &&
      !(
        language === "english" &&
        (SPEAKS_TO_THEM.test(moment.narration) || (this.#spoken > 0 && OPENS_SPEECH.test(moment.narration)))
      );
    this.#spoken = SPEAKS.test(moment.narration) ? SPEECH_REACH : this.#spoken - 1;
    // Their rain is not that of others.
    if (isOfOthers) this.#scenery = { ...this.#scenery, weather: "clear" };
    const { place } = this.#scenery;
    const together = present.filter(({ id }) => this.#company.has(id)).length;
    const isThere = this.#isStillThere(told);
    const isElsewhere =
      !isThere && goesElsewhere(told, { before: place, was: this.#certainty, isOfOthers, together, language });
    this.#isElsewhere = isElsewhere;
    if (isElsewhere && startsNewTime(told, language)) this.#isAboard = false;
    const said = this.#reached(moment);
    const isSame = isElsewhere && !this.#isAboard && said.place === place;
    // Where they were says nothing of where they are now.
    const afar = isSame ? this.#sceneryAfter(told, { ...this.#scenery, place: NEUTRAL }) : said;
    // Snow lies in towns as well.
    const isFar = isSame && afar.place !== NEUTRAL && !(afar.place === "snow" && OF_STREETS.test(place));
    const next = isFar ? afar : said;
    const certainty = certaintyOf({
      told,
      language,
      before: isFar ? NEUTRAL : place,
      after: next.place,
      was: this.#certainty,
      isElsewhere,
      isWild: this.#isWild && !this.#isHoused,
    });
    // Another day begins where they work.
    const isAtHome =
      this.#home !== undefined && certainty !== "named" && startsNewTime(told, language) && !leaves(told, language);
    if (isAtHome && this.#home) {
      this.#certainty = "named";
      return { ...next, ...this.#home };
    }
    const isOfRoom = certainty === "named" && !(next.place === "room" && !AT_HOME.test(told));
    const isAtBase = !isOfRoom && startsNewTime(told, language) && !leaves(told, language, this.#base?.place);
    this.#certainty = isAtBase && this.#base ? "named" : certainty;
    if (isAtBase && this.#base) return { ...next, ...this.#base };
    const isKnown = present.some(({ id }) => this.#recent.some((ids) => ids.includes(id)));
    if (!isOfOthers || isKnown || this.#isWild || next.time !== this.#scenery.time || language !== "english")
      return next;
    // Another's night is not theirs, unless the text says so.
    return { ...next, time: sceneryAfter(told, language, { ...this.#scenery, time: "day" }).time };
  }

  /** The text names a part of the spot where its people are certain to be. */
  #isStillThere(told: string): boolean {
    return (
      this.#isPasted &&
      this.#of.language === "english" &&
      this.#certainty === "named" &&
      !startsNewTime(told, "english") &&
      isAtPartOf(told, this.#scenery)
    );
  }

  /** Where somebody of a written story goes. What its things are like says so only where nothing else did. */
  #goal(ofCast: string, before: Scenery): Pick<Scenery, "place" | "spot"> {
    const isPlaced = before.place !== NEUTRAL || before.spot !== undefined;
    const isByThings = !(isPlaced && hasSubjects(this.#of.language));
    const { place, spot } = this.#sceneryAfter(ofCast, before, isByThings);
    return { place, spot };
  }

  /** The home of a bear is no room. */
  #sceneryAfter(told: string, before: Scenery, isByThings = true): Scenery {
    const after = sceneryAfter(told, this.#of.language, before, isByThings ? this.#isShownByThings : () => false);
    if (this.#isWild && !this.#isHoused && after.place === "room") return { ...after, place: before.place };
    if (before.time !== "storm") this.#isLate = /^(?:dusk|night)$/.test(before.time);
    // A storm in the evening is over, and it is no day yet.
    else if (this.#isLate && after.time === "day" && !startsNewTime(told, this.#of.language) && !LIGHT.test(told))
      return { ...after, time: "night" };
    return this.#isPasted && isInHospital(told, after, before, this.#isOfHospital)
      ? { ...after, spot: "hospital" }
      : after;
  }

  #reached({ told, ofCast, narration, opensScene }: ToldMoment): Scenery {
    const { isWritten } = this.#of;
    const { place } = this.#scenery;
    const before = isWritten || !opensScene ? this.#scenery : afterSunrise(this.#scenery);
    const isEnglish = this.#of.language === "english";
    const isByThings = !this.#isStillThere(told);
    const said = this.#sceneryAfter(isWritten && isEnglish ? withoutUsualTimes(told) : told, before, isByThings);
    const reached = this.#journey(isWritten ? { ...said, ...this.#goal(ofCast, before) } : said);
    const isAfloat = !isWritten && staysAboard(this.#isAboard, narration, place);
    const landed = this.#ashore && reached.place === place ? { ...reached, place: this.#ashore } : reached;
    const next = isAfloat ? { ...reached, place } : landed;
    const returns = this.#isPasted && next.place === place && comesBack(narration);
    const left = returns ? this.#left : undefined;
    return left && isIndoors(left) && !isIndoors(next.place) ? { ...next, place: left } : next;
  }

  /** The place that fits what is done there. */
  placeOf(said: Scenery, moment: ToldMoment, doing: Acting, shown: readonly CastMember[]): Settled {
    const { isWritten, storyType } = this.#of;
    const { narration, told } = moment;
    if (said.place !== this.#scenery.place) this.#left = this.#scenery.place;
    this.#isWinter = !isWritten && this.#mayBeSnowy && isWinterAfter(told, this.#isWinter);
    const local = placeInWorld(said.place, {
      told: doing,
      narration,
      cast: this.#cast,
      world: this.#world,
      stays: !isWritten && said.place === this.#scenery.place,
      isFirst: moment.isOpening,
      isCertain: this.#isPasted && this.#certainty === "named",
    });
    const inSeason = placeInWinter(local, this.#isWinter, said.weather);
    const inWorld = plausiblePlace(inSeason, this.#isInSpace, this.#world.isOld, storyType);
    const swims = doing.some(({ action }) => action === "swim" || action === "row");
    const fitting = placeForActions(
      // A fish in a tank swims at no lake.
      this.#world.hasGuestFromTheSea ? doing.filter(({ action }) => action !== "swim") : doing,
      this.#world.hasGuestFromTheSea ? inWorld : placeForSwimmers(shown, inWorld, this.#course && this.#cast),
      isWritten ? undefined : this.#lastOutdoors,
    );
    // Who rows in a story of the coast rows on the sea.
    const place = fitting === "lake" && inWorld !== "lake" && this.#world.isOfSea ? "sea" : fitting;
    // Who cooks or rows shows where they are.
    const isShown = place !== said.place && OF_ACTIONS.test(place);
    if (isShown || (swims && /^(?:lake|sea)$/.test(place))) this.#certainty = "named";
    if (/^(?:snow|forest|mountain|village|desert)$/.test(place)) this.#lastOutdoors = place;
    return { said, local, place };
  }

  /** Those of a scene, in their boat if they are aboard one. */
  inBoat(figures: Acting, doing: Acting, { place, said }: Settled, narration: string): Acting {
    const cast = this.#cast;
    const wasAboard = this.#isAboard && doing.some(({ id }) => this.#aboard.has(id));
    this.#isAboard = isInBoat(wasAboard, { narration, place, acting: doing, cast });
    const seated = this.#isPasted && !TOGETHER.test(narration) ? this.#thoseWhoRow(figures) : figures;
    const acting = this.#isAboard ? inBoat([...seated, ...this.#stillAboard(seated)], cast) : figures;
    this.#aboard = new Set(this.#isAboard ? acting.map(({ id }) => id) : []);
    if (!this.#isAboard) this.#ashore = undefined;
    else if (place !== said.place && !this.#of.isWritten) this.#ashore = said.place;
    return acting;
  }

  /** "He rowed across to us": none but he is in the boat. */
  #thoseWhoRow(figures: Acting): Acting {
    const isRowed = figures.some(({ action }) => action === "row");
    return isRowed ? figures.filter(({ id, action }) => action === "row" || this.#aboard.has(id)) : figures;
  }

  /** Who was in the boat is in it until it lands. */
  #stillAboard(figures: Acting): Acting {
    if (!this.#isPasted) return [];
    return this.#cast
      .filter(({ id }) => this.#aboard.has(id) && figures.every((one) => one.id !== id))
      .slice(0, Math.max(0, MAX_ABOARD - figures.length))
      .map(({ id }) => ({ id, action: "sit", mood: "calm" }));
  }

  /** What a picture of the moment shows around its people, who go on from there. */
  settle({ said, local, place }: Settled, { told, narration }: ToldMoment, doing: Acting, acting: Acting): Shown {
    const { isWritten } = this.#of;
    const before = this.#scenery;
    const isEnglish = this.#of.language === "english";
    const weather = this.#isPasted && isEnglish ? weatherAfter(said, before, withoutSpeech(narration)) : said.weather;
    const sleeping = { told: doing, cast: this.#cast, narration, before: before.time };
    const time = isWritten ? said.time : timeShown({ ...said, weather }, sleeping);
    const moved = place !== before.place;
    const isNamed = this.#certainty === "named" || this.#isAboard;
    const open = this.#isWinter && !this.#world.isOfTown ? "snow" : openGround(this.#world, told);
    const isOnFarm = this.#certainty === "open" && this.#home?.spot === "farm" && open === "meadow";
    const ground: Ground = isNamed ? place : isOnFarm ? "village" : this.#certainty === "open" ? open : backdrop;
    // A place that the text names late is where they were before.
    if ((moved && (this.#wasCertain || !isEnglish)) || this.#isElsewhere) this.#company = new Set();
    for (const { id } of acting) {
      this.#company.add(id);
      this.#seen.add(id);
    }
    this.#recent = [acting.map(({ id }) => id), ...this.#recent].slice(0, RECENT);
    const ends = this.#isPasted && this.#certainty === "named" && endsElsewhere(told, place, this.#of.language);
    if (ends && !isAtPartOf(told, { place, spot: said.spot })) this.#certainty = "unknown";
    const kept = STAYS.test(local) ? local : this.#ashore ? place : said.place;
    // A dark cellar says nothing of the time outside.
    const isDarkRoom = this.#isPasted && said.time === "night" && isOnlyDarkInside(narration);
    this.#scenery = { ...said, weather, place: kept, time: isDarkRoom ? before.time : said.time };
    const isTimeSaid = said.time !== before.time;
    const changes = { moved, isTimeSaid, isElsewhere: this.#isElsewhere, isPlaceNamed: isNamed };
    const inside = this.#isOfBus && ground === "train" ? "bus" : said.spot;
    const spot = ground === backdrop ? undefined : spotOf(ground, isOnFarm ? "farm" : inside);
    // No storm blows before a plain ground, and it does not rain into a pool with a roof.
    if (ground !== backdrop && spot !== "pool") return { ground, spot, time, weather, ...changes };
    const sky = /^(?:dusk|night)$/.test(before.time) ? "night" : "day";
    return { ground, spot, time: time === "storm" ? sky : time, weather: "clear", ...changes };
  }
}

export interface Settled {
  /** What the text says. */
  readonly said: Scenery;
  /** The same in the world of the text. */
  readonly local: Place;
  readonly place: Place;
}

interface Shown extends Omit<Scenery, "place"> {
  readonly ground: Ground;
  readonly moved: boolean;
  readonly isTimeSaid: boolean;
  readonly isElsewhere: boolean;
  readonly isPlaceNamed: boolean;
}

/** A paragraph that opens with "You should be asleep" speaks to those who were there. */
const SPEAKS_TO_THEM = /^\s*["“][^"“”]*\b(?:you|your|let['’]s)\b/i;
/** Words of a house beside chairs, which shops have as well. */
const AT_HOME =
  /\b(?:home|house|flat|apartment|beds?|sofa|upstairs|hotel|hospital|living room|bedroom|rooms?|inn|hut|cottage)\b/i;
const LIVED =
  /^[^.!?]*(?:[.!?][^.!?]*){0,2}\b(?:lived|lives|dwelt|shared|had (?:a|their|his|her) (?:nest|den|burrow|home|hole))\b/i;
const HOUSED =
  /\b(?:house|cottage|hut|cabin|doors?|kitchen|chairs?|tables?|windows?|fireplace|stove|kettle|cupboard|room|burrow|den|blankets?|pillows?|bathtub|under (?:the|his|her|my) bed)\b/i;
const COLD =
  /\b(?:snow\w*|ice|icy|icicles?|frost\w*|froze|frozen|freezing|sledges?|sleds?|sleigh|skat\w+|skis?|skiing|blizzard|cold\w*|winter\w*|white|shiver\w*)\b/i;
const LIGHT = /\b(?:sun\w*|day\w*|morning|noon|dawn|light again)\b/i;
const SPEECH_REACH = 2;
const RECENT = 3;
const OPENS_SPEECH = /^\s*["“]/;
const SPEAKS = /["”]/;
const TOGETHER = /\b(?:they|we|together|both|all of)\b|\bwith (?:him|her|me|us|them)\b/i;
const MAX_ABOARD = 4;
/** The place from which a text is read that has named none. */
const NEUTRAL: Place = "meadow";
/** "Every night at ten she locked the door". */
const AT_NIGHT =
  /\b(?:(?:every|each) night|(?:worked|works) (?:at night|nights)|night (?:guard|watchman|nurse|porter|shift))\b/i;
const BY_DAY = /\b(?:day|noon|midday|sun\w*|morning|afternoon|lunch|breakfast)\b/i;
/** Places that only what somebody does tells of. */
const OF_ACTIONS = /^(?:kitchen|classroom|hall|lake|sea)$/;
/** Rooms and beaches on which people stay. */
const STAYS = /^(?:room|classroom|hall|kitchen|sea)$/;
