import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const NOISES =
  "(?:noises?|sounds?|knocking|scratching|footsteps|whisper\\w*|crying|sobbing|howling|thumping|tapping|rustling|steps)";
const COMING = `${NOISES}[^.,]*? (?:(?:coming |that came |which came )?from(?: inside| under| behind| below| above)?|in|under|behind|inside|below|beneath|above)`;
const TOLD_NOISE =
  /\b(?:ghosts?|monsters?|murder\w*|pipes?|hull|submarine|space\w*|space station|ship|dragon|robot|alien|piano|owl|kitten|cat in|mouse|mice|bats?|baby|hedgehog|stork|wolf|bear|snor\w*|music|sings?|neighbou?rs?|babysitter|has no|had no|no one else|spirits?|haunt\w*|demon|dead)\b/i;

/** Stories of strange noises, and of a night in an eerie place. */
export const darkCorners = [
  story({
    says: [phrase(`${COMING} <source:thing>`), /\b(?:hears?|heard|listen\w*|woken|noises?)\b/i],
    unless: TOLD_NOISE,
    of: "young",
    after: [
      "There it was again. First something scratched, then it was quiet, and then there was a soft thump. {Hero} held {his} breath. The noise came from {thesource}, there was no doubt about it. “It's only the wind,” said {hero}. But the wind does not stop when somebody sneezes. And this noise did.",
      [
        "“Did you hear that?” whispered {hero}. “No,” whispered {mate}, with very big eyes. “I heard nothing at all, and I'd like to go now.” They thought about what it might be. {Hero} thought of a monster with three legs. {Mate} thought of one with nine. After that they both wished that they hadn't thought.",
        "{Hero} thought about what it might be. {He} thought of a monster with three legs, and then of one with nine. After that {he} wished that {he} hadn't thought at all. {He} pulled up {his} shoulders as far as they would go. Scratch, went the noise. Thump.",
      ],
      "+ {Hero} fetched a broom, a saucepan lid and a biscuit. The broom was for a monster, and the lid was for a big monster. The biscuit was for {hero}. But {he} couldn't swallow it, {he} {was} far too excited, and so {he} put it in a pocket, where it broke into crumbs.",
      "Then came a new noise from {thesource}, and it changed everything. It was quite a small one. It went up at the end, like a question. Monsters don't ask questions. “I think that it's scared,” said {hero}. “I think that it's just as scared as I am.”",
    ],
    end: [
      [
        "Step by step {hero} went up to {thesource}, and {mate} held on to {him} from behind. {He} bent down. {He} listened. {He} looked into the darkest corner of all. Two tiny round eyes looked back at {him}. It was a young bird, as grey as dust and no bigger than a fist.",
        "Step by step {hero} went up to {thesource}. {He} bent down. {He} listened. {He} looked into the darkest corner of all. Two tiny round eyes looked back at {him}. It was a young bird, as grey as dust and no bigger than a fist.",
      ],
      "It must have got in through a crack and not found its way out again. Scratch, went its feet. Thump, it went, because it tried to fly and fell down each time. “Don't be afraid,” whispered {hero}. {He} held out {his} hand with a few crumbs in it and kept as still as a stone. It took a long time. Then something tickled.",
      "{Hero} carried the bird out into the open, in both hands, and felt its heart going like a little motor. Then {he} opened {his} hands. It asked its question once more. And then it flew, and it did not fall.",
      "Since then nothing scratches any more, and nothing thumps. But sometimes there is a noise outside, high up, quite a small one, which goes up at the end. Then {hero} puts a few crumbs out. And {he} isn't scared at all, not of one leg nor of nine.",
    ],
  }),
  story({
    says: [phrase(`${COMING} <source:thing>`), /\b(?:hears?|heard|listen\w*|woken|noises?)\b/i],
    unless: new RegExp(
      `${TOLD_NOISE.source}|\\b(?:flat|bees?|wall|chimney|floor|floorboards|scratch\\w*|family|child|children|boy|girl|kids?|school|lake|sea|grave)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "On the first night {hero} blamed the weather. On the second there was no weather. {He} sat up in the dark and heard it quite clearly: a few soft steps, a pause, and then something that was set down with great care. It came from {thesource}.",
      "Old walls make all kinds of noises, but they don't get hungry. One morning there was half a loaf missing from the kitchen, and on the next the soup stood lower in the pot. Somebody had washed up the ladle. {Hero} stood there with the ladle in {his} hand, and felt the hair rise on {his} neck.",
      "+ {He} scattered flour on the floor in front of {thesource}, as {he} had once read in a book. In the morning there was a single footprint in it. It was small and narrow, and it was wearing no shoe. Next to it, somebody had tried to wipe away the rest with a sleeve.",
      "On the third night {hero} did not go to bed. {He} sat down by {thesource}, without a light, and listened. The steps came, and stopped. There was no telling who was more afraid. “I've made soup,” said {hero} into the dark. “It's still hot. There are two plates.”",
    ],
    end: [
      "For a long while nothing happened. Then a girl came out of the dark, no more than fifteen, in a coat that was much too big. She had bare feet. “Are you going to call them?” she asked. “Whom?” asked {hero}. “The people who are looking for a girl.” {Hero} pushed the plate across to her. “Eat first,” {he} said.",
      "She ate three plates. Between them she told {hero} about a house where somebody was always shouting, and about the night on which she had climbed out. “I was going to pay for the bread,” she said, and put some coins on the table, in a very exact row.",
      "{Hero} did make a call in the morning, but it was to a woman whom {he} knew, who helped such children and never shouted. She came with shoes and with papers. In the end there was a line in them, for the name of somebody with whom the girl could stay. {Hero} signed it before {he} had read the rest.",
      "There are noises at night again, and they no longer come from {thesource}. They are steps on the stairs, with shoes, and music that is a bit too loud, and a ladle that falls on the floor. {Hero} hears every bit of it, and that is how {he} sleeps best.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:spent|spend|stayed|stay|passed|survive|survived|sleep|slept) (?:(?:the|a|one|his|her|their)(?: whole| first| entire)? )?night (?:alone |together )?(?:in|at|inside) <house:thing>",
      ),
      /\b(?:dare[sd]?|bet|haunted|abandoned|empty|spooky|creepy|old|cursed|test of courage|ruins?|prove)\b/i,
    ],
    unless:
      /\b(?:ghosts? (?:who|that|named|called)|murder\w*|killer|grandm\w+'s|grandp\w+'s|hotel|storm|snow\w*|stranded)\b/i,
    of: "young",
    after: [
      [
        "“It's only a building,” said {hero}, and switched on {his} torch. {Thehouse} did not look like only a building. The door closed behind them by itself. “Draught,” said {hero}. “Draught,” said {mate}. They both wanted it to be a draught very much.",
        "It was only a building. {Hero} said so several times on the way in. But {thehouse} did not look like only a building, and the door closed all by itself. That was the draught. It had to be the draught. The torch got a little weaker, and it wasn't even dark yet.",
      ],
      "{Hero} unrolled a sleeping bag in the one corner from which all the doors could be seen. {He} had brought crisps. But in {thehouse} even crisps made a terrible noise, and each crunch came back from the other end like the steps of somebody heavy.",
      "+ Towards midnight there was a bang. {Hero} shone the torch at it. It was a shutter. Then there was a moan. That was another shutter. {Hero} made a list of all the noises in {thehouse}, and wrote down what each of them was. It helped. There was only one noise left that had no name.",
      "It came from above. It was a kind of sniffing. Sniff, it went, and then it stopped, and then it went sniff again. No shutter sniffs. {Hero} went cold from the toes up. But {he} took the torch in both hands and climbed the stairs.",
    ],
    end: [
      "Behind the last door something white was sitting in a corner. {Hero} screamed. The white thing screamed as well, and much louder. Then the torch fell down and lit it from below, and it was a boy in a bed sheet. “Are you real?” asked the boy. “I think so,” said {hero}. “Are you?”",
      "His friends had dared him. He was supposed to scare everybody who came into {thehouse} at night. “But there was a bang,” sniffed the boy, “and a moan, and then somebody with terribly heavy steps began to eat something. I've been sitting here for hours!” {Hero} began to laugh and held out the bag. “Crisp?”",
      "The rest of the night in {thehouse} was one of the best of all nights. They took the sheet and played ghosts, first one and then the other. And when it got light outside, they went to the window and waved at those who were waiting at the gate, and who had been sure that nobody would come out.",
      "“Well? Was it haunted?” they are still asked, whenever they pass {thehouse}. “Terribly,” says {hero}, and keeps a straight face. “It bangs, and it moans.” “And it sniffs,” says the boy without a sheet. And then they crunch a crisp, as loudly as they can.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:spent|spend|stayed|stay|passed|survive|survived|sleep|slept) (?:(?:the|a|one|his|her|their)(?: whole| first| entire)? )?night (?:alone |all alone |by (?:him|her)self )?(?:in|at|inside) <house:thing>",
      ),
      /\b(?:haunted|abandoned|empty|cursed|ruins?|alone|bet|prove|sceptical|skeptical|believed? in ghosts)\b/i,
    ],
    unless:
      /\b(?:ghosts? (?:who|that|named|called)|murder\w*|killer|storm|snow\w*|stranded|hospital|husband|wife|ex|love|cell|prison|car|kids?|children|teen\w*)\b/i,
    of: "adults",
    after: [
      "{Hero} had brought a lamp, a flask of coffee, and a notebook in which {he} meant to prove that it was all nonsense. “Nine o'clock,” {he} wrote. “Nothing.” {Thehouse} had been locked behind {him} until the morning.",
      "“Ten o'clock. A door. (Draught.)” {Hero} got up and put a chair in front of it. “Half past ten. Steps. (Wood cools down at night.)” {He} was good at this. In {thehouse} there was a reason for everything, and {hero} found it and put it in brackets. “Midnight. The door again.” The chair stood at the other end of the room.",
      "+ {He} drank the coffee. {He} counted the windows of {thehouse}, because numbers had always calmed {him}, and got to nine. To be sure, {he} counted again, and got to ten. “One o'clock,” {he} wrote. “I am tired.” {He} put it in brackets. Then {he} crossed out the brackets.",
      "At two the lamp went out. {Hero} did not move. Somebody was breathing, quite close, slowly, like a person who has waited for a long time and is in no hurry. Every hair on {hero's} arms stood up. And then {he} said: “Good evening. Am I disturbing you?”",
    ],
    end: [
      "The breathing stopped. Then, in the dark, somebody drew out a chair and sat down. That was all. It was like the moment in a waiting room when another person comes in. “I've got some coffee left,” said {hero}. “It's not very good.”",
      "So {he} talked. {He} told about {his} childhood, and about whom {he} missed, and about why it was so important to {him} to have a reason for everything. Nobody answered. But whenever {hero} stopped, the chair creaked, just a little, as it does when somebody leans forward. {He} talked until the windows turned grey.",
      "In the morning they unlocked {thehouse} and wanted to know everything. “Well? Is it haunted?” {Hero} looked back. There were two chairs at the table. Before {his} own stood the flask, and before the other a cup, empty, although {hero} had brought only one. “It's only an old building,” {he} said, and {he} put the notebook away.",
      "“Nothing to report,” says the last page, and behind it {hero} has drawn two brackets with nothing in between. Once a year {he} goes back to {thehouse}, in the evening, with a flask. The coffee is better now. And {he} always brings two cups.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:[Nn]ight ?(?:watchman|guard|porter|watch)|[Ss]ecurity guard|[Mm]useum guard|[Cc]aretaker|[Jj]anitor)[^.]*? (?:discovered|noticed|found out|realised|realized|saw|learned) that (?<secret>[^.,]*?\\b(?:alive|to life|talk\\w*|danc\\w*|mov\\w*|whisper\\w*|sang|sing|swap\\w*|chang\\w*|walk\\w*|breath\\w*|play\\w*|party|parties|left|climb\\w*)\\b[^.,]*)",
      ),
    ],
    unless: /\b(?:stealing|murder\w*|thieves|thief|burglars?|robbers?|fell in love|fake\w*|his own|her own|phone)\b/i,
    of: "people",
    after: [
      "{Hero} did what anybody would do. {He} went out, closed the door, counted to ten and came in again. It made no difference: {secret}. Then {he} sat down on {his} chair very slowly, and poured half of {his} tea next to the cup.",
      "On the next night {hero} hid behind a pillar, with {his} shoes in {his} hand. First it was as quiet as always. Then something rustled. {Hero} stood there for an hour and forgot to breathe, and {he} thought that it was the most beautiful thing {he} had ever seen. In the report {he} wrote: “No incidents.”",
      "+ {He} tried to tell somebody, once. “You need a holiday,” {he} {was} told, “or at least a nap.” So {hero} told nobody any more. But {he} began to iron {his} uniform, and {he} brought a flower now and then, and put it down where they would find it. In the morning it was always gone.",
      "It went on like this until the letter came. From the first of the month, it said, there would be cameras, in every corner, and {hero} would not be needed any more. {He} thought less of {his} wages than of the cameras. They would film it all. Nobody would ever be unobserved here again.",
    ],
    end: [
      "On {his} last night {hero} did not hide. {He} went and stood right in the middle. “You'd better know,” {he} said loudly. “From tomorrow on you'll be watched.” It grew so still that {he} could hear {his} watch. They had known about {him} all the time, of course.",
      "In the morning the man with the cameras came, and behind him came the manager. He hung up the first one, and it fell down. He hung up the second, and its cable lay on the floor, tied into a neat bow. The third showed nothing at all, because somebody had hung {hero's} coat over it. “It must be the damp,” said the man.",
      "By noon he had packed up again. “Then we'll have to keep the night watch,” said the manager, and looked at {hero}. “If you'd still like to.” {He} said that {he} would have to think about it. And somewhere behind the manager's back something rustled, very softly, like applause.",
      "At ten in the evening {hero} locks the doors, from the inside, and puts out the big light. Then {he} takes off {his} shoes and sits down on {his} chair. {He} has two cups with {him}. “All gone,” {he} says into the dark. “You can come out now.”",
    ],
  }),
];
