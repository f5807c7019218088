import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

/** Stories of small thefts that give no peace, of burglars who stay, and of what is hidden at home. */
export const badConsciences = [
  story({
    says: [
      phrase(
        "(?:stole|steals|took|takes|pocketed|shoplifted|had stolen) (?<loot>(?:an?|the|some|two|his|her) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+(?: of [a-z]+)?) (?:from|in|at|out of) (?<shop>(?:the|a|an|his|her|their) (?:[\\p{L}'’-]+ ){0,3}?(?:shop|store|market|supermarket|kiosk|bakery|stall|newsagent|café|cafe|museum|school|classroom|classmate|friend|neighbou?r|library|pharmacy|grocer|grandmother|grandfather|teacher|sister|brother|cousin|toy shop|bookshop))",
      ),
      /\b(?:(?:cannot|can't|could not|couldn't) (?:sleep|eat|forget)|guilt\w*|conscience|regret\w*|ashamed|sorry|bad about|give (?:it|them) back|gave (?:it|them) back|return(?:s|ed)? it|bring(?:s)? it back|brought it back|put it back|confess\w*|stomach ache)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "because of it|and (?:now )?(?:cannot|could not) (?:sleep|eat|stop thinking about it)",
        "feels? (?:so |very |terribly )?(?:guilty|bad|sorry|ashamed)|felt (?:so |very |terribly )?(?:guilty|bad|sorry|ashamed)|conscience",
        "(?:wants|wanted|decides|decided|tries|tried) to (?:give|bring|put|take) it back|without being (?:seen|caught|noticed)",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|gang|police|prison|bank|diamonds?|jewel\w*|crown|painting|magic\w*|witch|dragon|hungry|starving|medicine|war|gun|car|homeless)\b/i,
    after: [
      "It had gone so fast. {Hero} had looked to the left and to the right, and then {his} hand had done it, almost without {him}. Now {he} stood two streets away with {theloot}, and {his} heart was banging like a fist on a door. Nobody came running.",
      "{Hero} hid {theloot} under the mattress. Then behind the wardrobe. Then under the mattress once more. Wherever {he} hid it, it seemed to stick out. At supper {he} was asked whether {he} was ill. “No,” said {hero}, and went red to the ears, and could not swallow.",
      "At night {hero} lay awake on top of {theloot}. {He} had wanted it so badly, and now {he} did not even like to look at it. Each step in the street came to fetch {him}. “Nobody knows,” {he} told {himself}. But that was not true. {Hero} knew, and {he} was always there.",
      [
        "In the end {hero} told {pal}. {He} told it to {his} own shoes, very quickly. {Pal} did not scold, and did not laugh. “Shall I come along?” asked {pal}. “As far as the door,” said {hero}. “The rest I have to do alone.” It was the first time for two days that {he} breathed in to the bottom.",
        "In the morning {hero} put {theloot} in a bag and set out to take it back. {He} walked past three times. The first time it was too full in there, the second time too empty, and the third time {his} lace was undone. “Go on,” {hero} said to {his} feet.",
      ],
      "+ {He} had thought of putting {theloot} back in secret, quick as a flash, and all would be as before. {Hero} already had {his} hand in the bag. Then {he} noticed that {he} was looking to the left and to the right again, and {he} stopped. {He} did not want to feel like that a second time.",
    ],
    end: [
      "“I took this,” said {hero}, and laid {theloot} where everybody could see it. “I didn't pay for it, or ask. I'm sorry.” {His} voice had gone up at the end like a question. It was so quiet that {he} could hear the fridge, or perhaps it was {his} own ears. Then came the answer. “I know,” it said. “I saw you.”",
      "“You saw me?” whispered {hero}. “I saw you go, with a face like rain. I said to myself: let's wait and see for how long that face can stand it.” {Hero} had to sweep the whole floor, and that was only fair. Afterwards they shook hands on it. And {hero} slept for ten hours without turning over.",
      "{Hero} has been back many times since then, to {theshop}. {He} walks in by the front, with {his} head up, and says good day. And whenever {he} sees a thing that {he} wants badly, {he} puts both hands in {his} pockets, whistles, and thinks of how well {he} sleeps.",
    ],
  }),
  story({
    says: [
      /\b(?:burglar|thief|robber|thieves|burglars|housebreaker|crook)s?\b/i,
      /\b(?:br[eo]a?k(?:s|e|en)? into|broke into|climb(?:s|ed) (?:into|through)|sneak(?:s|ed) into|breaks? in|broke in|rob(?:s|bed)?|burgl\w+)\b/i,
      phrase(
        "(?:ended up|ends up|found (?:himself|herself|themselves)|finds (?:himself|herself|themselves)) (?=[a-z]+ing )<job:doing>",
      ),
    ],
    may: also(
      "into (?:a|an|the) (?:[a-z]+ )*?(?:house|flat|villa|mansion|apartment|home)",
      "clumsy|unlucky|young|old|retired|nervous|tired",
    ),
    early:
      /(?:^[^.]*?| and |,? but )(?:ended up|ends up|found (?:him|her|them)sel(?:f|ves)|finds (?:him|her|them)sel(?:f|ves)) .*$/,
    unless: /\b(?:murder\w*|killed|dead|ghosts?|hostage|gun|prison|bank|museum|vampire|haunted)\b/i,
    after: [
      "The lock had been child's play. {Hero} stood in the dark hall, with an empty sack over {his} arm, and listened. Then {hero} stepped on something that squeaked. A light went on.",
      "“At last!” said a voice. “We've been waiting for hours.” {Hero} opened {his} mouth to explain, and could think of no explanation that was any better. “The traffic,” said {hero}. And so, before {he} knew it, {hero} was {job}.",
      "{Hero} meant to do it for five minutes, and then be gone through the window. But {he} had never done anything like it in all {his} working life, and it was harder than any lock. Everything went wrong that could go wrong, first slowly and then all at once. {Hero} rolled up {his} sleeves.",
      "Towards midnight {hero} noticed that {he} was humming, right in the middle of {job}. Next to {him} stood a silver candlestick that was worth three months' rent, and {hero} moved it aside because it was in the way. “You're good at this,” said the voice. Nobody had ever told {hero} that.",
      "+ Once {he} did get as far as the window. One leg was already outside. Then somebody called for help in the room behind {him}, not loudly, as you call when you are sure that there is someone to come. {Hero} swore under {his} breath, and took the leg in again.",
    ],
    end: [
      "It was almost morning when a car stopped outside, and a woman ran up the steps. “I'm so sorry, I'm from the agency,” she panted. “I only got away now.” Everybody looked at her, and then at {hero}. {He} could have run. {He} looked at {his} hands instead. “I came with an empty sack,” said {hero}. “It's still empty.”",
      "There was a long silence. “Still empty?” {hero} was asked. “With the candlesticks standing there?” “I had no time,” said {hero} truthfully. “I was busy.” Somebody began to giggle, and then they were all laughing. Nobody called anyone.",
      "{Hero} comes through the front door now, twice a week, and rings the bell first. {He} is paid for it, not very much. The lock has been changed as well. {Hero} did that {himself}, and it is the best lock in the whole street, because nobody knows more about locks than {he} does.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:hid|hides|had hidden|tried to hide|wanted to hide|tries to hide) (?<paper>(?:his|her|their|the|an?) (?:[a-z]+ ){0,3}?(?:report|report card|grades?|mark|marks|test|exam|homework|letter from (?:the )?school|school letter|certificate|school report|maths test|report cards))",
      ),
    ],
    may: [
      PAL,
      /(?<![\p{L}-])(?:in|under|behind|inside) (?<spot>(?:the|his|her|their|a|an) (?:[a-z]+ ){0,2}?[a-z]+)(?=[,.]| but| and| until| where|$)/u,
      ...also(
        "but [^.]*",
        "until [^.]*",
        "from (?:his|her|their) (?:parents|mother|father|mum|mom|dad)",
        "bad|terrible|failed",
        "very [a-z]+",
      ),
    ],
    unless: /\b(?:murder\w*|killed|forg(?:ed|es)|hacker|spy|magic\w*|teacher's own|dragon|robot)\b/i,
    after: [
      [
        "Nobody would ever look there, {hero} thought, not in {spot}. {He} pushed {thepaper} in as deep as {his} arm would go. Then {he} stepped back and whistled, to see how innocent that looked. It looked exactly like a boy or girl who has hidden something.",
        "Nobody would ever look there, {hero} thought. {He} pushed {thepaper} in as deep as {his} arm would go. Then {he} stepped back and whistled, to see how innocent that looked. It did not look innocent at all.",
      ],
      "For it was bad, this thing that {hero} had hidden, and it did not get any better in the dark. {He} had worked, too, at least on some days. And then the numbers had stood there in red ink, with a line under them. {Hero} could see them with {his} eyes shut.",
      [
        "From then on everybody wanted to go to just that spot. {Hero} had never known that {spot} was so popular. “Not there!” called {hero}, much too loudly. “Why not?” “There's a spider.” “I like spiders,” was the answer. {Hero} stood in front of it with both arms spread, and sweated.",
        "From then on everybody wanted to go to just that spot. “Not there!” called {hero}, much too loudly. “Why not?” “There's a spider.” “I like spiders,” was the answer. {Hero} stood in front of it with both arms spread, and sweated.",
      ],
      "It could not go well, and it did not. A corner of {thepaper} stuck out, and a hand took hold of the corner and pulled. Out it came, quite slowly, with all its red ink. {Hero} looked at the floor. {He} would have liked to be a spider, a very small one.",
      "+ “How long has that been in there?” was the first question. {Hero} had expected quite a different one. “Since noon,” {he} whispered. “It was a long afternoon.”",
    ],
    end: [
      "The paper was read from top to bottom, and nobody shouted. That made {hero} cry, because {he} had been so ready for shouting. “I didn't want you to know that I'm stupid,” said {hero}. “A number can't tell who is stupid,” came the answer. “It can only tell what hasn't been understood yet. Which bit is it?”",
      "{Hero} showed the bit. It was really only one, and it had hidden itself behind all the others. They sat down at the table with a pencil and some biscuits, which are a great help. By bedtime {hero} had got hold of one end of it, and pulled, and out it came. “Oh,” said {hero}. “Is that all?”",
      "The next one was not brilliant, but it was better. {Hero} did not hide it. {He} hung it up on the fridge, in the middle, with two magnets. And beside it hangs {thepaper}, with its red ink and its creases. {Hero} wanted that. You have to see, {he} says, where somebody started.",
    ],
  }),
];
