import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const HOME =
  /\b(?:home|back to Earth|way back|back to (?:her|his|their|its) own|get back|ship (?:was|is|has) (?:broken|damaged)|rocket (?:was|is|has) (?:broken|damaged)|spaceship (?:was|is|has) (?:broken|damaged)|stranded|crash(?:es|ed|-land\w*| land\w*)|cannot leave|could not leave|engine|repair\w*|fix\w*|fuel)\b/;
const NO_WORLD = /\b(?:murder\w*|killed|war|invasion|invade\w*|eaten|jelly|cheese|melt\w*|joke|birthday|cake|dream)\b/i;

const FALLEN =
  "(?:fell|falls|fall|stepped|steps|climb(?:s|ed)|walk(?:s|ed)|went|goes|got|gets|crawl(?:s|ed)|was pulled|is pulled|slip(?:s|ped)|tumbl(?:es|ed)|jump(?:s|ed)|sucked) (?:in)?(?:through|into|down) <way:thing>(?: (?:in|of|behind|under) [^.,!?]{3,25}?)? (?:in)?to ";

/** Stories of landing in another world or time, and of the way home. */
export const strangeWorlds = [
  story({
    says: [
      phrase(
        `(?:land(?:s|ed)|crash(?:es|ed)|crash-land(?:s|ed)|crash land(?:s|ed)|stranded|woke up|wakes up|end(?:s|ed) up|stuck|got lost|gets lost)(?: [a-z]+)? (?:on|onto) (?:another )?(?<planet>(?:(?:an?|the) |(?<=another ))(?:[\\p{L}-]+ ){0,4}?(?:planet|moon|star|asteroid|comet)(?: (?:full of|made of|where) [^.,!?]{3,40}?)?)(?=[.,;]|$| and| but| with| that| who)`,
      ),
      HOME,
    ],
    unless: NO_WORLD,
    of: "creatures",
    after: [
      "The dust settled, and {hero} put out {his} nose. {Theplanet} was not at all like home. The ground gave way a little and came back, and in the sky hung two suns, of which one was only half done. {Hero} sneezed. All over {theplanet} something sneezed as well.",
      "{Hero} looked at what was left of the landing. One part was bent, one part was smoking, and one part was no longer there. “I want to go home,” said {hero}, not very loudly. “Home,” said {theplanet}, from all sides, and just as sadly. Then a small round thing rolled out of a hole and stopped in front of {hero's} feet.",
      "It had one eye on a stalk, and with that it looked {hero} over. It said “Bip”. {Hero} bowed. The round thing tried to copy it, and fell over. {Hero} helped it up. From now on it fell over every time.",
      "{Hero} showed it what was broken. {He} drew the missing part in the dust, and then {he} drew home: a door, and a bowl, and somebody standing at the door and looking out. The eye on the stalk grew quite moist. Then it rolled away as fast as it could, and {hero} sat alone on {theplanet}.",
      "+ It got dark, first by half and then altogether. It was the coldest dark that {hero} had ever been in. Up there, among all those dots, one was home, and {hero} did not even know which. {He} looked for it until {his} eyes watered. Then {he} rolled {himself} up and closed {his} eyes.",
    ],
    end: [
      "“Bip,” it said in the night, close to {hero's} ear. And “Bip” behind it, and “Bip” up the hill. Hundreds of them had come, with everything that had ever fallen down on {theplanet}: screws, springs, a lid. Right at the top lay a part that was exactly like the one in the dust.",
      "They worked the whole night, and the suns lent them a light. {Hero} held, and the round ones rolled, and whenever anything fitted, all of them fell over for joy. Then it hummed again. {Hero} stood on the step and did not know how to say it. So {he} fell over, as politely as {he} could.",
      "Somebody was standing at the door and looking out when {hero} came home. It was just like the drawing. And on clear nights {hero} sits there {himself} now, and looks for a very small dot, and when {he} has found it, {he} falls over.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:land(?:s|ed)|crash(?:es|ed)|crash-land(?:s|ed)|crash land(?:s|ed)|stranded|woke up|wakes up|end(?:s|ed) up|stuck|marooned)(?: [a-z]+)? (?:on|onto) (?:another )?(?<planet>(?:(?:an?|the) |(?<=another ))(?:[\\p{L}-]+ ){0,4}?(?:planet|moon|star|asteroid|comet)(?: (?:full of|made of|where) [^.,!?]{3,40}?)?|Mars|Venus|Saturn|Jupiter|Titan|Europa)(?=[.,;]|$| and| but| with| that| who)`,
      ),
      HOME,
    ],
    unless: NO_WORLD,
    of: "people",
    after: [
      "When the last lamp had gone out, {hero} climbed through the hatch and stood on {theplanet}. It was very still. {Hero} walked once around the ship and made a list, because lists are a help: engine, dead; radio, dead; air, for nine days. Then there was still some room, and {he} wrote, “View, good.”",
      "+ {Hero} unscrewed the engine and laid it out on a sheet on the ground of {theplanet}, in order. Three of the parts had melted together to a lump. {He} had learned how to replace each of those parts. {He} had not learned with what. On the second day {hero} took apart the bed and the coffee machine, and on the third the door of the toilet.",
      "While {he} was thinking, {hero} went a little way. {Theplanet} had a colour for which {he} knew no name, and hills that hummed when {he} leaned against them. {Hero} caught {himself} saying “good morning” to them. On the fourth day they hummed before {he} had touched them.",
      "On the sixth day the repaired engine ran for one second and burned through. {Hero} sat before it with black hands. There was nothing left that could be taken apart. {He} held up the photograph from home, so that the people in it could see {theplanet}. “It's not so bad here,” {he} told them. {His} voice shook.",
      "That night the hills hummed, louder than before, always the same four notes. {Hero} could not sleep. At last {he} took a spanner and beat the four notes on the side of the ship, out of sheer despair. There was a silence. Then the answer came from all of {theplanet}, and the ground moved under {hero's} boots.",
    ],
    end: [
      "A crack opened beside the ship, and in it lay metal, clean and soft, pushed up from below, as a plant pushes up a leaf. So {theplanet} had been trying to talk the whole time, and {hero} had been busy with lists.",
      "They worked together for two days, {hero} with the spanner and {theplanet} with everything that it had. When {he} needed a ring, {he} hummed it, and it was ready. On the ninth day the lamps lit up, one after the other. It is hard to say thank you in four notes. {He} tried it with five.",
      "At home they have built a new ship around the old engine. “What is it made of?” the engineers ask. It does not stand in any table. {Hero} leans {his} back against it, when nobody is there, and after a while it begins to hum.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:travel(?:s|led|ed)? (?:back )?(?:in time )?(?:to|into)|stuck in|trapped in|land(?:s|ed) in|stranded in|woke up in|wakes up in|sent back to|ended up in|ends up in|transported (?:back )?to|lost in|back (?:in time )?(?:to|in)|thrown (?:back )?into) (?<era>(?:the )?(?:Middle Ages|Stone Age|Ice Age|year \\d+|future|past|Bronze Age|ancient [A-Z]\\p{L}+|time of (?:the )?[\\p{L} ]{3,20}?|age of (?:the )?[\\p{L} ]{3,20}?|\\p{L}+teenth century|[a-z-]+ century|\\d+(?:st|nd|rd|th) century|1\\d\\d\\d|2\\d\\d\\d|medieval \\p{L}+|Victorian \\p{L}+|Roman \\p{L}+|age of dinosaurs|Jurassic|court of [\\p{L} ]{3,20}?|Wild West))(?=[.,;]|$| and| but| with| that| who| where| by| because)`,
      ),
      /\b(?:time|home|back|stuck|machine|present|own|century|year)\b/,
    ],
    may: [
      /\b(?:wants?|wanted|tries|tried|looks?|looked) (?:to (?:get|go|come)|for (?:the|a) way) (?:home|back)[^.!?]*/,
    ],
    unless:
      /\b(?:murder\w*|killed|killer|stop (?:her|his|the|a)|save (?:her|his|the)|prevent\w*|assassin\w*|Hitler|war|film|movie|museum|book|memory|rent|dinosaurs?)\b/i,
    of: "people",
    after: [
      "The first thing that {hero} noticed was the smell, and the second was the stares. Nobody there wore anything like what {hero} had on. “Nice costume,” said {hero}, to say something. A woman dropped her basket and ran. So this was {era}, then, and it was no good pinching {himself}.",
      "+ It is one thing to have read about {theera}. How did they light a fire? What were you allowed to say, and to whom? By noon {hero} had told a man of rank to hurry up, paid with a button, and eaten something that was meant for the horses.",
      "They would have locked {hero} up, if it had not been for the baker, a thin woman with flour on her arms. “Leave that one to me,” she said. She gave {him} a jacket that scratched, a broom, and a place on the straw. She asked no questions.",
      "At night {hero} counted up what was needed for getting home. {He} would have to be at the same place again, at the same hour, and something would have to happen, of which {he} had understood little the first time. {He} went to the spot every day and waited. Nothing happened there. A hen walked by.",
      "Time passed, and that was the odd thing. {Hero} learned how to light the fire. {He} could tell by the bells whether to run. And one morning {he} noticed that {he} had not been to the spot for three days. {He} could no longer remember the sound of {his} own front door. That frightened {him} more than anything so far.",
    ],
    end: [
      "{Hero} ran there at once. The air at that spot was trembling. “Is that the way to your home?” asked a voice. It was the baker. “Go on, then. I always thought that you were only lent to us.”",
      "{Hero} had nothing to give her, except the one button that was left. She had nothing but a bread roll, still warm. Then {theera} became thin, like a picture held up to the light, and behind it {hero} heard {his} own street. {He} fell over {his} own doorstep. The roll in {his} hand was still warm.",
      "In the museum of the town, in the case with the things from {theera}, there is a button which nobody can explain. The label says that it must be a mistake. {Hero} goes there every year. {He} buys a bread roll first, and eats it in front of the case, although that is not allowed.",
    ],
  }),
  ...[
    [
      phrase(
        `${FALLEN}(?<world>(?:a|an) (?:strange|magical|magic|different|upside-down|parallel|unknown|secret|hidden|new|fairy|dream|fantasy) (?:[\\p{L}-]+ )?(?:world|land|kingdom|universe|country|realm)(?: (?:where|of|full of|in which) [^.!?]{3,60})?)`,
      ),
      "{theworld}",
    ] as const,
    [phrase(`${FALLEN}another (?:world|land|kingdom|universe|country|realm|dimension)`), "that other world"] as const,
  ].map(([says, world]) =>
    story({
      says: [says],
      may: [
        /\b(?:look(?:s|ed) for the way (?:home|back)|(?:had|has|wanted|wants) to (?:get|find (?:the|her|his|their) way|go) (?:back )?(?:home|back)|way (?:home|back))\b/,
        phrase("with <friend:somebody>"),
      ],
      unless: /\b(?:murder\w*|killed|war|never (?:came|returned)|book)\b/i,
      after: [
        `Behind {theway} it smelled of rain and pepper. {Hero} turned round at once, as you do when you have come through the wrong door. But {theway} had no back. There was only a hedge, which was as blue as ink. So {hero} stood in ${world} with {his} mouth open. “Move on, please!” said a hare in a waistcoat.`,
        "“How do I get home?” asked {hero}. “The same way that you came,” said the hare. The hare pulled out a watch with three hands. “{Theway} opens once, in the evening, for as long as it takes to say goodbye. You'll find it where you are missed the most.” And off he went.",
        `+ {Hero} looked for it everywhere. In ${world} the paths did not lead to anything; they followed you. {He} asked a river, and it said that it was new there. {He} asked a stone, and the stone said, “Psst, I'm counting.” It was very beautiful and not the least bit of use.`,
        [
          "“Where is a person missed the most?” {hero} asked. {Friend} thought about it. “Where the plate is,” said {friend}. “They'll have laid the table by now. And there will be a plate too many, or two.” {Hero} saw it before {him}: the lamp, and the steam over the pot, and the empty chairs. It gave {him} a pain as if {he} had run too fast.",
          "The light grew yellow, and then it grew red. {Hero} sat down in the grass. At home they would be laying the table now. {He} saw it before {him}: the lamp, and the steam over the pot, and one plate at which nobody was sitting. It gave {hero} a pain as if {he} had run too fast.",
        ],
        `And there was a click. It sounded like a spoon against a pot. {Hero} jumped up and ran towards it, across ${world}, and the grass pulled at {his} ankles. “Stay!” it rustled. {Hero} very nearly stopped.`,
      ],
      end: [
        `In the blue hedge, as if it had never been anywhere else, was {theway}. Behind it {hero} could hear {his} own name being called, not crossly, but for the second time. The hare stood beside it with his watch. “As long as it takes to say goodbye,” he said. {Hero} looked back at ${world}, at all of it, once. “Goodbye,” {he} said, and jumped.`,
        "“There you are,” they said at home. “Where have you been?” “Just over there,” said {hero}, and fell on {his} chair. The soup was still hot. But in {hero's} hair there was a leaf as blue as ink.",
        "{Hero} goes past {theway} every day, and sometimes it smells of rain and pepper. Then {he} knocks on it, twice, and listens. And from a long way off, on the other side, someone always says, “Move on, please!”",
      ],
    }),
  ),
];
