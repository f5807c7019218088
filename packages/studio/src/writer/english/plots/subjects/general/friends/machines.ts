import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const MACHINE =
  "snowplough|snow plough|snowplow|train|engine|steam engine|locomotive|tram|bus|tractor|lorry|truck|fire engine|fire truck|ambulance|digger|crane|tugboat|tug|boat|rowing boat|sailing boat|fishing boat|lifeboat|helicopter|plane|aeroplane|airplane|ferry|car|taxi|van|milk float|bulldozer|excavator|scooter|bicycle|cable car|submarine|rocket|drone|minibus|motorbike|bin lorry|tow truck|moped|cart|barge";

/** Without a gap: the machine is the hero. */
const OF_MACHINES = new RegExp(`\\b(?:${MACHINE})\\b`, "i");

/** Stories of machines that are afraid, weak, left behind or to be replaced. */
export const machines = [
  story({
    says: [
      OF_MACHINES,
      phrase(
        "(?:afraid|scared|frightened|terrified) of <fear:thing>(?=[.,;]| (?:above|below|and|but|at|in|on|when|because|that|who|near|behind|beside|by|where)\\b)",
      ),
      /\b(?:[Bb]ut|[Uu]ntil|[Ww]hen|[Oo]ne (?:day|night|morning)|[Tt]hen|ha[ds] to|must)\b/,
    ],
    may: [
      phrase(
        "(?:[Bb]ut|[Tt]hen|[Uu]ntil|[Ww]hen|night|day) (?=an? |the |two |three )<caller:thing>(?= (?:was|were|had|needed|got|called|waited))",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|driver|pilot|captain|boy|girl|man|woman|thrown|replaced|scrapp?\w*|being|forgotten|moon|star)\b/i,
    of: "things",
    after: [
      "Hardly anybody knew about it. From outside {hero} was all paint and polish. But as soon as {hero} only thought of {fear}, everything in {him} started to rattle. “It's just a loose screw,” said {hero}. And then {he} always remembered some work that had to be done at once, as far away from there as possible.",
      "In the end the others noticed. “You went the long way round again,” they said in the evening, when they all stood side by side. {Hero} put out {his} lights and pretended to be asleep. But {he} was thinking about {fear}. In the dark, {fear} was even worse than by day, and seemed to have teeth.",
      "+ Once {hero} tried it in secret, very early, when nobody was up. {He} went a bit nearer, and then another bit. There was a noise, quite a small one, and {hero} turned round so fast that a lamp came off. A sparrow picked up the glass. “I won't tell anybody,” said the sparrow.",
      [
        "And now it was {thecaller}. There was no time to fetch anybody else, and there was no way round {fear}. {Hero} thought of {fear}. {Hero} thought of {thecaller}. Everything in {him} rattled. “I can't do it,” said {hero}. But {his} lights were already on.",
        "Then the day came when help was needed, quickly, and all the others were out. There was only {hero}, and there was no way round {fear}. {Hero} thought of {fear}. {He} thought of those who were waiting. Everything in {him} rattled. “I can't do it,” said {hero}. But {his} lights were already on.",
      ],
    ],
    end: [
      "{Hero} did not stop being afraid. {He} set off all the same, slowly, hardly faster than a snail. {He} did not think of all of it at once. {He} looked only at the bit right in front of {him}, and when that was behind {him}, {he} looked at the next. “One more,” said {hero}, “and one more.” {He} rattled and {he} creaked, and {he} did not turn round.",
      [
        "And then {hero} was through, and {thecaller} was safe. It had not even taken very long. “Thank you!” they called to {hero}. “You weren't afraid at all!” “Oh, yes, I was,” said {hero}. “The whole way.” It was the first time that {hero} had said so aloud, and at once something in {him} was lighter, as though a load had been taken off.",
        "And then {hero} was through. {He} had come in time, and it had not even taken very long. “Thank you!” they called to {hero}. “You weren't afraid at all!” “Oh, yes, I was,” said {hero}. “The whole way.” It was the first time that {hero} had said so aloud, and at once something in {him} was lighter, as though a load had been taken off.",
      ],
      "{Hero} still rattles a bit at the thought of {fear}. The others know it by now. “There goes {hero},” they say. “Afraid again, and on the way again.” And in the evening, when they all stand side by side, the small new ones ask {hero} how {he} does it. “Only the bit in front of you,” says {hero}. “The rest can wait for its turn.”",
    ],
  }),
  story({
    says: [
      OF_MACHINES,
      /\b(?:little|small|tiny|old|rusty|smallest|oldest|slow|weak|weakest)\b/,
      phrase(
        "(?:pull|pulled|push|pushed|tow|towed|drag|dragged|haul|hauled) <load:thing>(?= (?:out|up|off|over|across|home|to|through|from|into|free|along)\\b|[.,])",
      ),
      /\b(?:too (?:weak|small|old|slow|heavy|little)|laugh\w*|mock\w*|teas\w*|believ\w*|nobody|no one|everyone|everybody|all the (?:other|big)\w*|never (?:do|manage|make))\b/,
    ],
    unless: /\b(?:murder\w*|kill\w*|driver|farmer|boy|girl|man|woman|children)\b/i,
    of: "things",
    after: [
      "“{Hero}?” said the big ones, and looked down. “That must be a joke.” The big ones had been asked first, of course. But one was being repaired, one was too far off, and one was too wide to get through. In the end only {hero} was left. {Hero} looked at {theload} from below. There was no end to it.",
      "{Hero} took the rope and pulled. Nothing moved except {hero}, who slid off to the left. {He} tried it once more, with all the strength {he} had, until it smelled of hot paint. “You see?” said the big ones. “Too weak.” {Theload} was as still as a mountain, and not the least bit closer.",
      "+ {Hero} had to cool down for a moment, and {he} used it to think. “Strong I'm not,” thought {hero}. “They are right about that. But what am I?” {He} was small, and {he} could turn round on a plate. And {he} knew every inch of the place, because {he} had always had to take such good care not to be run over.",
      "So {hero} did not pull at the same spot again. {He} went to the left and gave a small tug, and {he} went to the right and gave a small tug. {Theload} creaked. It was no more than a hair's breadth. {Hero} went back to the left. The big ones had begun to count: a hundred tugs, two hundred tugs. Nobody was laughing any more.",
    ],
    end: [
      "At three hundred there was a crack, and {theload} moved. It moved so slowly that at first only {hero} noticed, because the rope went slack. “Now!” cried {hero}, and threw {himself} forward. And {theload} came. What is hard to start is hard to stop as well, and now all that weight was on {hero's} side.",
      "So they arrived: {hero} in front, no bigger than a button, and behind {him} {theload}. The others made way. The biggest of them gave a long, deep hoot, as they only do for the very great. {Hero} hooted back. It came out rather high, because {he} had no breath left. “How did you do that?” asked the biggest. “In small pieces,” said {hero}.",
      "{Hero} has not grown since then. But when something is stuck and cannot be moved, the big ones stop pulling and turn round. “Let {hero} have a look at it,” they say. And {hero} comes, goes once all the way round, and begins on the left.",
    ],
  }),
  story({
    says: [
      /\b(?:left(?: behind| alone| outside| in| on| to)?|abandoned|forgotten|thrown away|parked|retired|rust\w*|unused|no longer|sank|stranded|empty)\b/,
      phrase(
        "(?:[Bb]ut|[Tt]hen|[Uu]ntil|[Ww]hen|[Aa]nd|day|spring|morning) <guests:thing> (?:made (?:its|their|his|her|a) (?:home|nest)|built (?:its|their|his|her|a) (?:home|nest)|moved in(?:to)?|nested|found (?:a )?(?:shelter|home)|came to live|settled)",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghost|haunted|farmer|boy|girl|man|woman|child\w*|house|castle|hotel)\b/i,
    after: [
      "It was quiet where {hero} was now. At first {hero} listened for steps. {He} would have been ready at once. The grass grew up to {him}, and then the grass grew past {him}. “They've only forgotten the time,” thought {hero}. And then there came a day when {he} noticed that {he} had stopped listening.",
      "So {he} nearly missed it when something scratched. It was {guests}. They looked at {hero} from the front and from behind, and then they came in without asking. “Excuse me,” said {hero}, “I'm not a house. I was made to work.” {Theguests} did not see the difference. They were already bringing in the first straw.",
      "+ {Hero} was not pleased. It tickled. There was chatter before dawn, and crumbs lay in every corner. “In my best days,” said {hero}, “nobody would have dared.” “What did you do in your best days?” they asked. {Hero} had not been asked that for years. So {he} told {theguests} about it, one story each evening, and the smallest always fell asleep half way.",
      "Then came the worst storm for years. The wind tore at everything, and the rain came from the side. {Hero} felt how {theguests} crept close together inside {him}. {Hero} had not moved for a long time, and could not move now. But {he} could stay. {He} leaned against the storm and held on to every last screw that {he} had.",
    ],
    end: [
      "In the morning half the trees were down. {Hero} was crooked, and had lost the last of {his} paint. But inside it was dry. {Theguests} came out one after the other, blinked, and counted themselves. Nobody was missing. “You said that you weren't a house,” said the smallest. “I didn't know that I was,” said {hero}.",
      "That day people came past again, for the first time. “Look at that old thing,” said one of them about {hero}. “We ought to have it taken away.” Then a small head looked out, and another, until {theguests} looked out at every gap. “It's taken,” said the second one. They stood there for a while. Before they left, they put two stones under {hero}, so that {he} was straight again.",
      "{Hero} does not wait any more. {He} has no time for it: there are quarrels to be settled, and wings and paws to be counted, and then there is the story in the evening. The grass has grown far past {him}. If steps come by these days, {hero} does not hear them, because {theguests} are so loud.",
    ],
  }),
  story({
    says: [
      /\b(?:afraid|scared|worried|feared|frightened|fear|terrified)\b[^.]*\b(?:thrown (?:away|out)|replaced|sold|given away|the (?:dump|bin|rubbish)|thrown in)\b/,
    ],
    may: [phrase("(?:when|because|after|that|since) <owner:somebody> (?:bought|buys|got|gets|brought|wanted|has|had)")],
    unless: /\b(?:murder\w*|kill\w*|robots?|AI|android|tree|fir|house|christmas|Christmas|museum|toys?|teddy|doll)\b/i,
    of: "things",
    after: [
      [
        "There was a parcel by the door, and {owner} was humming. {Hero} knew what that meant. {Hero} had seen how it goes: first there is a parcel, then there is a box for the old things, and then nobody talks about you any more. {Hero} kept very still, so that {owner} would not look that way.",
        "There was a parcel by the door. {Hero} knew what that meant. {Hero} had seen how it goes: first there is a parcel, then there is a box for the old things, and then nobody talks about you any more. {Hero} kept very still in the corner, so that nobody would look that way.",
      ],
      "What came out of the parcel was shiny and stiff and smelled of the shop. “Oh,” it said to {hero}, “you're still here?” It had no scratch and no stain on it, and it had not been anywhere yet. {Hero} thought of {his} own scratches. {He} could remember every one of them: where it had been, and how they had laughed.",
      "+ In the night {hero} tried to look like new. {He} rubbed at the worst stain, and it grew bigger. {He} turned the bad side to the wall, and found that there was a bad side on the other side as well. “It's no use,” said the moth in the corner. “But I've always liked you best. You taste of everything.”",
      [
        "And in the morning it came as {hero} had feared. The box stood there, and {owner} held {hero} over it. {Owner} turned {hero} round once and looked at {him} from below, where the oldest scratch was. {Owner} did not let go. “That was the day when it rained,” said {owner} softly. {Hero} remembered that day as well.",
        "And in the morning it came as {hero} had feared. The box stood there, and two hands held {hero} over it. The hands turned {hero} round once, and stopped at the oldest scratch. They did not let go. “That was the day when it rained,” said a voice softly. {Hero} remembered that day as well.",
      ],
    ],
    end: [
      "Just then there was a shout from outside. Something had to be done, at once, in the wind and the mud. The new things stood there, so shiny and so clean. “Not for that,” said somebody, and reached for {hero}. It was a quick, sure grip, as when you reach for a friend. {Hero} went along, and everything was as always, except that {he} had never been so happy.",
      [
        "They came back wet and filthy. {Hero} had a new stain, the biggest of all. {Owner} wiped {him} dry with a cloth, quite gently, and kicked the box into the cellar. “New is for Sundays,” said {owner}. “But you know where I've been.” {Hero} could not say anything to that. It would have been a bit damp.",
        "They came back wet and filthy. {Hero} had a new stain, the biggest of all. {He} was wiped dry with a cloth, quite gently, and the box was kicked into the cellar. “New is for Sundays,” said the voice. “But you know where I've been.” {Hero} could not say anything to that. It would have been a bit damp.",
      ],
      "The shiny one has a scratch by now and was very upset about it. “Where did you get it?” asked {hero}. It told the whole story, twice. “Well, then,” said {hero}, and moved over in the corner to make room. “Now you've been somewhere. I'll tell you about the day when it rained.”",
    ],
  }),
  story({
    says: [
      /\b(?:robot|vacuum cleaner|hoover|lawn ?mower|mower|washing machine|fridge|oven|toaster|kettle|lamp|lantern|train|tram|bus|tractor|crane|digger|escalator|computer|clock|fan|drone|satellite|elevator|lift|boat|ferry|snow globe|mirror|traffic light|mailbox|letter ?box|globe|chair|bench|statue|weathercock|weathervane|scarecrow)\b/i,
      phrase(
        "(?:wanted|longed|dreamed of|dreamt of|hoped|wished|tried) (?:to )?(?:see|seeing|visit|visiting|go to|going to|reach|reaching|get to|look at) <sight:thing>(?= (?:but|because|for|although|with|where|just|one day|before|so)\\b|[.,])",
      ),
      /\b(?:[Bb]ut|[Aa]lthough|could not|cannot|can ?not|never)\b/,
    ],
    may: [
      phrase(
        "(?:could not|cannot) (?:get|go|climb|fly|come|roll|move|leave|cross|reach) (?:over|past|out of|up|through|down|from|off)? ?<edge:thing>",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|in love|loves|boy|girl|man|woman|owner|friend|friends|war|human|humans|hug\w*|doctor)\b/i,
    of: "things",
    after: [
      "{Hero} did {his} work, and {he} did it well. But all the while {he} was thinking of {sight}. Everything that {he} knew about it came from others: a beetle had been there, and a paper bag, and once a wet dog. “What is it like?” {hero} asked each of them. The dog shook itself. “Like that,” said the dog, “only more.”",
      [
        "One night {hero} tried it. {He} went as fast as {he} could, and got as far as {edge}. There was a bump. {Hero} went back a bit and tried it again, and there was another bump. After the ninth, {he} lay there quite dizzy, and {sight} was exactly as far away as before. “It's {edge},” said {hero}. “It's always {edge}.”",
        "One night {hero} tried it. {He} got as far as {he} could go, and that was not far. There was a jerk, and {he} stopped. {Hero} tried it again, and there was another jerk. After the ninth {he} was quite dizzy, and {sight} was exactly as far away as before.",
      ],
      "+ “What do you want there?” asked the others. “You were not made for it. There is nothing for you to do.” {Hero} knew that. {He} did not want to do anything there. For once {he} only wanted to look. “That's not a reason,” said the others. {Hero} thought that it was the best one there could be.",
      "{Hero} was so sad that {he} did {his} work badly. {He} left things out, and {he} stopped in the middle and hummed. A small child came up and laid one ear against {hero}. “I think I know what's wrong,” said the child after a while. “It's always looking in the same direction.” The child lay down flat and looked that way as well, and there, behind everything, was {sight}.",
    ],
    end: [
      "The child did not ask anybody. There was a board, and there was a little cart with a rope. It was hard work, and it squeaked. {Hero} was pushed and lifted and pulled, out past everything {he} had ever known. {He} felt the air change. “Don't look yet,” said the child. Then the cart stopped. “Now,” said the child. And {hero} looked.",
      "It was like what the beetle had said, and the paper bag, and the dog, only more. {Hero} did not work. {He} did not hum. The sun went a good way across the sky, and {hero} was still looking, and the child sat there with both arms round {him}. “Is {he} broken?” called a voice from far off. “No,” the child called back. “Happy.”",
      "{Hero} does {his} work again, and does it better than ever. But one day in the week is free. Then the board is laid out and the cart squeaks, and the two of them go to {sight} together. There is nothing for {hero} to do there. {He} has never once been bored.",
    ],
  }),
];
