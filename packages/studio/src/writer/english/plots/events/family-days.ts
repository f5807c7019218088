import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Babies, brothers, sisters and parents in one house. */
export const familyDays: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:got|gets|had|has|received) (?:an? )?(?:new |little |newborn |tiny )*baby (?:sister|brother|sibling)|(?:the|his|her|their|my|an?) (?:new |newborn )?baby (?:(?:sister|brother) )?(?:was born|arrived|came home|did nothing)|became an? (?:big|older) (?:sister|brother)",
    ),
    idea: /^(?!.*\b(?:going to|will|expecting|pregnant|soon)\b)/is,
    after: [
      [
        1,
        "It had been much talked about beforehand. “You'll have somebody to play with,” they had said. Now it lay there, red and wrinkled, and slept. {Hero} showed it the fire engine, the blue one with the ladder. It did not even look.",
      ],
      [
        1,
        "It could do nothing: not sit, not talk, not hold a card. It could only drink, and cry, and fill its nappy, and for each of these it was praised. {Hero} had tied both laces that morning. “Not so loud,” they said.",
      ],
      [
        0,
        "“When does it go back?” asked {hero}. It was explained to {him} that it would stay. {Hero} nodded and thought it over. One could at least have been asked.",
      ],
      [
        2,
        "Aunts came, bent over the cradle and made noises like an old kettle. Not one of them made noises for {hero}.",
      ],
    ],
    end: [
      [
        0,
        "It was quite a normal sneeze, a bit louder perhaps, right over the edge of the cradle. “Bless you,” {hero} said to {himself}. But from down there came a sound that nobody in the house had heard yet, like a hiccup with bubbles in it. {Hero} looked over the edge. It was looking at {him}, and it was laughing all over its face.",
      ],
      [
        0,
        "“Again,” thought {hero}, and sneezed, though this time there was no need to. It laughed until its feet shook. Mum came running, and Dad, and both of them sneezed as well as they could. Nothing. Only {hero} could do it.",
      ],
      [
        1,
        "From then on {hero} {was} called when nothing else helped. {He} had become quite good at it: there was a small sneeze for in between, and a big one for Sundays. And when the laces came undone, someone in the cradle watched very closely how it was done.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:lost|loses|had lost|quit|gave up) (?:his|her|my|their) job|became an? (?:stay-at-home|house ?(?:husband|dad|man))",
    ),
    idea: /\b(?:dad|daddy|father|papa|mum|mom|mother|mama|parents)\b/i,
    after: [
      [
        1,
        "The briefcase stood in the hall with nothing in it but a banana. In the morning Dad put on a tie, out of habit, and then he stood in the kitchen with it on and did not know where to go.",
        "The work bag stood in the hall with nothing in it but a banana. In the morning it was picked up, out of habit, and then put down again.",
      ],
      [
        1,
        "At noon there was noodle soup. The noodles had been in it since nine o'clock, and by now it was one single noodle. They cut it into three parts. “It's filling,” somebody said bravely.",
      ],
      [
        0,
        "On the second day it was rice, in a way. On the third day the smoke alarm was the first at the table. They opened all the windows, sat on the stairs in front of the house and ate bread with butter, and nobody could remember when they had last been sitting there at noon, all together.",
      ],
      [
        2,
        "In the evening the light was on in the kitchen for a long time. There was a pile of letters there, and a calculator. Whoever came in for a glass of water got a quick smile, and a hand was laid over the numbers.",
      ],
    ],
    end: [
      [
        0,
        "“Show me how you do the pancakes,” said Dad to the children. They could do pancakes; Grandma had taught them. So they stood on three stools around him, and one poured, one counted and one called “Now!” The first one stuck to the ceiling. The fourth one was golden, and perfectly round.",
        "So the children gave a cooking lesson. They could do pancakes; Grandma had taught them. One poured, one counted and one called “Now!” The first pancake stuck to the ceiling. The fourth one was golden, and perfectly round.",
      ],
      [
        0,
        "When the new job came in the end, with other hours and a shorter way, there was only one thing that had to be settled first. “Not on Wednesdays,” it was said on the telephone. “On Wednesdays I have to be home at noon. We make pancakes.”",
      ],
      [
        1,
        "The first one can still be seen on the ceiling, a bit to the left of the lamp. They will not have it painted over.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had to|has to|must|tried to|tries to|learned to|learns to|wanted to|could not|cannot|does not know how to|did not know how to) (?:braid|plait|do|comb|brush) (?:\\p{Lu}\\p{L}+'s |her |his |my |the )?(?:daughter's )?(?:hair|plaits|braids|ponytail)",
    ),
    after: [
      [
        1,
        "“How hard can it be?” said {doer}, and laid everything out: a comb, a brush, four hair ties, and, to be on the safe side, a piece of string. “One over two, two over three, and then?” “Ouch,” it was said from below. “And then ouch,” said {doer}, and noted it down.",
      ],
      [
        1,
        "The first plait looked like a rope after a storm. The second one came out at the front. For the third one {doer} had been watching a film in which a woman did it in twelve seconds. {Doer} watched it eleven times, in the end very slowly.",
      ],
      [
        1,
        "At breakfast a comb was missing. They looked under the table and in the bread bin. It was in the plait. “It can stay there for now,” {doer} decided. “It's holding something.”",
      ],
      [
        0,
        "In the evenings {doer} practised on the fringe of the carpet. By the third evening the whole carpet was plaited, on all four sides, and it was really quite even. “Now I've got the knack,” said {doer}.",
      ],
    ],
    end: [
      [
        0,
        "On the morning itself nobody said a word. One over two, two over three. {Doer's} tongue was between {doerhis} teeth, and {doerhis} hands were trembling a bit. Then the last tie clicked. In the mirror there were two faces, one above the other, and between them hung a plait that went almost straight down.",
      ],
      [
        0,
        "In the picture one can see it very well: it is a little crooked, and on the left a strand looks out like somebody who is curious. Next to all the other heads it is the only plait that somebody had really fought for. “Who did that?” they were asked. The answer came rather loudly, and rather proudly.",
      ],
      [1, "The carpet is still plaited. Nobody has the heart to undo it."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:forgot|forgets|forgetting|was forgetting|kept forgetting|had forgotten|no longer (?:knew|knows|remembers|remembered|recognised|recognized)|could not remember|cannot remember|did not (?:recognise|recognize|remember)|does not (?:remember|recognise|recognize)|mixed up|confused)|(?:had|has) (?:dementia|alzheimer)",
    ),
    idea: /^(?!.*\b(?:my name|remember me|recogni[sz]e me|book|photos?|forgotten (?:song|village|city|island|garden|place|treasure|toy|path|room|melody|tune))\b)(?=.*\b(?:grand(?:ma|pa|mother|father|parents?|dad|mum|mom)|gran|granny|nana|nan|oma|opa|great-(?:aunt|uncle)|dementia|alzheimer\w*)\b)(?=.*\b(?:names?|things|everything|who|faces?|words|stories|songs?|dementia|alzheimer\w*|more and more|way home|recipes?|memory|memories|things)\b)(?!.*\b(?:glasses|keys?|birthday|phone|hat)\b)/is,
    after: [
      [
        1,
        "First it had been small things: the milk in the oven, the slippers in the fridge. Everybody had laughed then. Now there was often somebody who stood in the hall in a coat and did not know any more where to.",
      ],
      [
        1,
        "“Don't you remember?” they all asked, and held photographs under {his} nose. That only made {his} hands restless. One cannot find something by being asked again and again where it is.",
        "“Don't you remember?” the others asked, and fetched the photographs. It helped nobody. One cannot find something by being asked again and again where it is.",
      ],
      [
        0,
        "But when somebody hummed the beginning of an old song, the rest came all by itself, all four verses, and the second voice as well. It was as if, in a house where the lights go out one by one, there was a room that always stayed warm.",
      ],
      [
        2,
        "So they sang: while they peeled potatoes, while they looked for the slippers, and at night, when the hall was too long. They even sang the names. “This is Tante Klara,” it went to the tune of Silent Night, “she always brings cake.”",
        "So they sang: while they peeled potatoes, while they looked for the slippers, and at night, when the hall was too long. They even sang the names of those who came to visit.",
      ],
    ],
    end: [
      [
        0,
        "One evening, in the middle of the third verse, the singing stopped. Two old eyes looked across the table, and they were quite clear. “There you are,” was heard. “You have such a lovely voice. You've got it from me.” It lasted as long as it takes a candle to flicker. But it had been there.",
      ],
      [
        0,
        "The next day it was gone again. “Who are you, then?” “I'm the one you sing with.” “Ah,” and a hand patted the place on the sofa. “Then you're the right one. Sit down.”",
      ],
      [
        1,
        "They begin with the first verse every evening now. The neighbours have got used to opening their windows a crack.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:could not|cannot|did not (?:know how to|understand how to|understand)|does not (?:know how to|understand)|struggled to|struggles with|struggled with|got|had|bought|was given)(?: (?:use|work|operate|handle|understand|send))? (?:his|her|their|the|an?) (?:first |new |own |old |modern )*(?<gadget>(?:smart|mobile |cell )?phone|smartphone|computer|tablet|laptop|iPad|email|remote control|video calls?|text messages?)",
    ),
    idea: /^(?!.*\b(?:pizza|order\w*|accident\w*|australia|ghost)\b)(?=.*\b(?:grand(?:ma|pa|mother|father|dad|mum|mom)|gran|granny|nana|oma|opa|pensioner|old (?:man|woman|lady|neighbou?r))\b)/is,
    after: [
      [
        1,
        "The {gadget} lay on the kitchen table, between the butter and the newspaper. It said “pling”. Nobody had touched it. “It wants something from me,” was the explanation, “and I don't know what.”",
      ],
      [
        1,
        "In the first lesson they learned how to switch it on. That took until noon, because one must not press as one does on a doorbell. “Only stroke it,” was the advice, “like a beetle.” The beetle rang up the fire brigade.",
      ],
      [
        0,
        "In the second lesson there was homework. It was a photograph, and on it there was a very large thumb, and behind the thumb, a little blurred, an ear. “Excellent,” said the teacher, who was rather strict otherwise, and drew a gold star in the notebook.",
      ],
      [
        2,
        "In return there was something else after each lesson: how to tune a radio, how to sharpen a knife, how to write a letter that one can still read in fifty years. That, too, got a star.",
      ],
    ],
    end: [
      [
        0,
        "Then one evening it said “pling” in quite another house. There was a message, the first one. It was eleven words long, and all of them stuck together: comeforpancakesiwilldothedishesgrandmasrecipelove. It had taken an hour and ten minutes. There were also four hearts, a snail and a fire engine, and nobody knows to this day why the fire engine.",
      ],
      [
        1,
        "“Passed,” it said in the answer, and a gold star was on it. The lessons could have come to an end then. But nobody mentioned it, neither the teacher nor the pupil. There were pancakes, and there was surely something left that was not understood yet.",
      ],
      [
        2,
        "By now there are photographs of the whole street in the {gadget}, all of them with a thumb. One would recognise the artist anywhere.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:moved|moves|was moving|came to live|had moved) in(?:to)? ?(?:with|our house|their house|us)?|came to live with|(?:got|gets|took|takes|was given|gave up) (?:his|her|my|their) (?:old )?(?:room|bedroom)",
    ),
    idea: /\b(?:grand(?:ma|pa|mother|father|dad|mum|mom)|gran|granny|nana|oma|opa|great-grand\w+)\b.*\b(?:room|bedroom|moves? in with|moved in with|live with)\b/i,
    after: [
      [
        1,
        "First came a sideboard, then a clock taller than a man, then nineteen plants. Then came a suitcase, and behind it a small person in a big coat. “Here I am,” it was said. “Where may I put myself?”",
      ],
      [
        1,
        "The bed now stood in the other room, beneath the slope, where one bumps one's head. The posters were rolled up behind the wardrobe. In the old room it smelled of lavender after one night, and of cough sweets after two.",
      ],
      [
        1,
        "There was snoring through the wall. The radio was on at six. Somebody had put the felt-tip pens in order, by length. It was meant kindly, and that was the worst of it.",
      ],
      [
        0,
        "“I know whose room it is,” was heard one night through the wall, quite softly. “I had to give up my whole house. I'm not asleep either.” It was quiet for a while on both sides. Then somebody knocked, twice. Then somebody knocked back.",
      ],
    ],
    end: [
      [
        0,
        "After that there was a knock every evening. One knock meant good night, and two meant: are you awake? Three meant: I've got chocolate. By and by it was mostly three.",
      ],
      [
        0,
        "On a rainy Sunday the posters were hung up again, between the clock and the plants. “The one with the shark over the bed, please,” it was said from the armchair. “I'd like to look at something when I can't sleep.” It looked very good there, over the lavender.",
      ],
      [
        1,
        "Now there are two who have lost a room, and one room that belongs to both. The felt-tip pens are in order by length. One has got used to it. In fact it is rather practical.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?<=\\b(?:hamster|goldfish|fish|guinea pig|rabbit|bird|budgie|parrot|canary|turtle|tortoise|mouse|rat|snail)\\b[^.]{0,30})(?:died|dies|has died|had died|passed away)",
    ),
    idea: /\b(?<pet>hamster|goldfish|fish|guinea pig|rabbit|bird|budgie|parrot|canary|turtle|tortoise|mouse|rat|snail)\b/i,
    after: [
      [
        1,
        "The little bowl was still half full. All at once it was very quiet, and one noticed that there had always been a small sound, every night, which one had never really heard until now.",
      ],
      [
        1,
        "“It was only a {pet},” somebody said over the fence. There was no answer to that. “Only” is a word for people who have not had one.",
      ],
      [
        1,
        "They found a shoebox, the good one from the winter boots. In went a scarf, a carrot for the journey, and a letter that nobody else was allowed to read. On the lid somebody painted a picture. It had turned out rather fat, and it was exactly like that.",
      ],
      [
        0,
        "The word had got round. First the twins from next door came, with a drum. Then the old man from the ground floor came, in his black suit. “I've got one lying under the lilac, too,” he said. “Nineteen fifty-eight. May I come along?”",
      ],
    ],
    end: [
      [
        0,
        "Under the tree everybody said one sentence. “It once lived behind the fridge for three days.” “It bit the postman.” “It knew when one was sad.” The drum went very slowly. And then they were laughing, in the middle of crying, because the thing with the fridge had really been so funny.",
      ],
      [
        0,
        "Afterwards there was cake, and they stayed until it got dark, people who had hardly known each other before. Each of them had once had somebody who was only small.",
      ],
      [
        1,
        "In spring something came up in that place, all by itself. No one had sown it. It was a sunflower, and it must have been in a pocket of that scarf.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:told|tells|made up|invented|came up with) (?:an? )?(?:small |little |tiny |white |big |huge )*(?:lie|lies|fib|story)(?= |[.,]|$)|(?:lied|lies) (?:about|to)|(?:the|his|her|this|that) (?:little |small )?lie (?:kept |got |grew |became |gets |grows |keeps )",
    ),
    idea: /^(?!.*\b(?:sick|ill|fox|wolf|king|crow|raven|mayor|cat)\b)(?=.*\b(?:lie|lies|lied|lying|fib)\b)/is,
    after: [
      [
        1,
        "It had only been a small one. It had slipped out, between two bites, because nothing else had been going on that day. But somebody asked back. And so another small one was needed, to go under the first one, so that it did not wobble.",
      ],
      [
        1,
        "By evening it had spread as far as the bakery. Someone had seen it, too. Someone had even heard it, “quite clearly, about half past four”. {Hero} nodded. What else could {he} have done?",
      ],
      [
        0,
        "The next day it had grown a head taller. It stood behind {hero} at breakfast, it came along to the bus, and at night it lay across {his} feet and was heavy. A lie like that wants to be fed. One has to remember every day what one gave it the day before.",
      ],
      [
        2,
        "“How was that again?” asked {ahelper}. {Hero} told it once more. “Yesterday it was different.” “Yesterday I told only half of it,” said {hero}.",
      ],
    ],
    end: [
      [
        0,
        "When they spoke of nothing else in the whole street, {hero} climbed up on the bench. “It isn't true,” {he} said. “I made it up. All of it. I'm sorry.” It was so quiet that one could hear the sparrows. And then something odd happened: {hero} felt {himself} getting lighter, from the feet up.",
      ],
      [
        0,
        "Some were angry, and that was only fair. The baker had sold three cakes because of it and was angry the longest. But {ahelper} sat down on the bench. “You're good at that,” was the verdict. “You only forgot to say at the beginning that it's a story. Say it now, and then begin again.”",
      ],
      [
        1,
        "So {hero} began again, with “Once upon a time”. They all stayed. It was about the same thing, and this time everybody knew what it was.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:wanted|wants|wished for|asked for|begged for|dreamed of|longed for|would love|would like) (?:so much |badly |to (?:have|get) )?(?:an? |his own |her own |my own |a real |a little )(?:[a-z]+ )?(?<pet>dog|puppy|pet)(?= |[.,]|$)",
    ),
    idea: /\b(?:parents|mum|mom|mother|dad|father|mama|papa|landlord|not allowed|allerg\w*|say no|says no|said no)\b/i,
    after: [
      [
        1,
        "“A {pet} isn't a toy,” they said. “Who gets up when it rains? Who cleans up? And after a week it'll be left to us.” It was always the same three sentences. {Hero} could have said them along with them, and sometimes {he} did.",
      ],
      [
        1,
        "So {hero} began to practise. One can practise with almost anything, if it is heavy enough and has got a name. It was fed at seven, it was brushed, and it was taken out, on a string, twice a day, also in the rain. “What have you got there?” the people asked. “It's still young,” said {hero}.",
      ],
      [
        0,
        "In a notebook there was a tick for each day, and a column for remarks. “Slept well. Did not bark,” it said. “Met the postman. Very brave.” By the end of the fourth week there were twenty-eight ticks.",
      ],
      [
        2,
        "On one evening it poured so hard that the drains gurgled. Mum and Dad stood at the window and watched {hero} go round the block with the string in one hand and an umbrella in the other, holding it over the other end of the string. They did not say anything to each other for quite a while.",
      ],
    ],
    end: [
      [
        0,
        "The notebook lay on the kitchen table, open at the last page. Below the twenty-eight ticks something had been written in another hand. “Shelter. Saturday, ten o'clock,” it said. “Bring the string.”",
      ],
      [
        0,
        "It was not the prettiest one there, and not the youngest. But when {hero} sat down on the floor with the notebook, it came over and put its head on it, exactly on the ticks. “That one knows its way around,” said the woman from the shelter.",
      ],
      [
        1,
        "It gets up at seven and has to go out in the rain. And {hero} does not complain, for {he} has had a lot of practice.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:the )?tooth fairy (?:forgot|forgets|did not come|has forgotten|had forgotten|came late|lost|missed)|(?:wrote|writes) (?:the tooth fairy|an? (?:[a-z]+ )?letter to the tooth fairy)",
    ),
    idea: /\b(?:letter|writes?|wrote|angry|complains?)\b/i,
    after: [
      [
        1,
        "The tooth had been under the pillow all night, in a matchbox with cotton wool. In the morning it was still there. It had been lifted twice, and shaken once, to be quite sure.",
      ],
      [
        0,
        "So a letter was written. “Dear Tooth Fairy,” it began, and then “Dear” was crossed out. “I ate only soup for a week because of this tooth. It came out on time. YOU DID NOT.” Under it stood the name, and for the sake of clarity a drawing of the gap.",
      ],
      [
        2,
        "The second page was about the rules. There was a knot at the end of it, where the pencil had gone through the paper. The letter went under the pillow, with the matchbox on top, so that it would not get lost as well.",
      ],
    ],
    end: [
      [
        0,
        "The next morning there was an answer. It was so small that it had to be read with the magnifying glass. “I am very sorry,” it said. “In your street eleven teeth fell out in one night. It was the toffee from the fair. I can carry nine. I had to fly twice and got a cramp in my left wing. You are quite right about the rules.”",
      ],
      [
        0,
        "Next to it there was a coin, quite cold, as if it had come a long way, and a second one that was smaller. “For the waiting,” it said on that one's wrapping. The matchbox was empty but for a bit of dust that glittered when one breathed on it.",
      ],
      [
        1,
        "When the next tooth began to wobble, a note was put out in good time: “Comes on Friday, probably in the evening. There is only this one. You can rest your wing on the windowsill.”",
      ],
    ],
    isWhole: true,
  },
];
