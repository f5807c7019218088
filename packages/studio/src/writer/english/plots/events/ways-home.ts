import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Ways home, visits from far away, and what somebody finds out late. */
export const waysHome: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:leads?|led|guides?|guided|brings?|brought|shows?|showed|helps?|helped|takes?|took) (?<strays>(?:the |two |three |some |an? |many )?(?:lost|stranded|frightened|tired|blind|old|little|young|confused|small) [a-z]+?)(?: (?:to )?(?:find|get))? ?(?:(?:the|their|his|her) way )?(?:back )?(?:home|to (?:safety|the (?:harbou?r|shore|village|house|camp)|their [a-z]+))\\b[^.]*",
    ),
    idea: /\b(?:firefly|fireflies|glow-?worms?|lantern|stars?|lamp|candle|light)\b/i,
    after: [
      [
        0,
        "“Is anybody there?” somebody called out of the dark, and it sounded as if it had been called very often already. {Hero} had been on the way to bed. {He} stopped. Then {he} went to look.",
      ],
      [
        1,
        "They sat under a root and held each other's hands so tightly that the fingers were white. The one had lost a shoe, and the other had lost courage. “We only wanted to see where the stream goes,” they said. “It goes to the sea,” said {hero}. “That's too far for today.”",
      ],
      [
        0.5,
        "{He} went ahead. It was not a great light that {he} could give them, only a small spot on the ground, enough for one foot. “We can't see anything,” they said. “You don't need to see anything,” said {hero}, “you only need to see the next bit.” So they went from bit to bit.",
        "{He} went ahead, and stopped every few steps, so that nobody was left behind. “We can't see anything,” they said. “You don't need to see anything,” said {hero}, “you only need to see the next bit.” So they went from bit to bit.",
      ],
      [
        2,
        "There was a place where something with eyes was sitting. {Hero} bowed to it. “Good evening, Mrs Owl.” “So late?” asked the eyes. After that it was not so dark any more, now that one knew who lived there.",
      ],
      [
        1,
        "In the middle of the moor {his} strength gave out. {He} had never been so far from home. {He} flickered, or stumbled; it got quite dark. “You're tired,” said the smaller one, and for the first time it did not sound frightened. “Sit down on my hand.”",
        "In the middle of the moor {his} strength gave out. {He} had never been so far from home. “You're tired,” said the smaller one, and for the first time it did not sound frightened. “Lean on me.”",
      ],
    ],
    end: [
      [
        0,
        "So they carried the one who led them. They told {him} everything that was at home: the dog, the stove, the squeaking door. And as they told it, it got lighter again, a little more with every word. It was enough as far as the fence. There were lamps, a whole village full, and somebody was already running.",
      ],
      [
        0.7,
        "“Who brought you?” they were asked, between two hugs. They opened their hands, or turned round. There was nothing there but a very small light, which went off across the meadow, from bit to bit.",
      ],
      [
        1,
        "Since then a lantern has stood by that fence every night. It isn't for those who come home. It is for the one who has to go all the way back.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|loses|had lost|has lost|breaks?|broke) (?<wings>(?:his|her|its|their|one of (?:his|her|its)) (?:magic )?(?:wings?|wing|powers|super ?powers|magic powers|strength|cape|antlers?|fin|broomstick|flying powers))\\b[^.]*|^[^.]*?\\bwith (?<wings2>an? (?:broken|injured|missing|torn) (?:wing|antler|fin|paw|leg|horn|tail|shell|ear))\\b[^.]*",
    ),
    tells: /\b(?:had to|must|walk(?:ed)?|bus|on foot|learn(?:ed|s)?|live[sd]?|get used)\b/,
    after: [
      [
        0,
        "“It can happen,” said the doctor, and wrote something down. It can happen to others, {hero} had always thought. {He} stepped out on to the window sill, out of habit, and then {he} stepped in again and took the stairs.",
        "“It can happen,” said the doctor, and wrote something down. It can happen to others, {hero} had always thought. {He} wanted to set off as always, and then {he} remembered, and went slowly, one step after the other.",
      ],
      [
        1,
        "From below everything was upside down. {He} had known the roofs. {He} had not known that there were doors under them, and that behind the doors there were smells. A queue stood at the bus stop. “Is this your first time?” asked a lady with leeks. “You have to hold up your hand.”",
        "From down there everything was different. {He} had only ever known it from above, and in passing. “Is this your first time here?” asked an old snail. “One goes round the puddles.”",
      ],
      [
        1,
        "It took two hours for what had always been the twinkling of an eye. In that time {he} held somebody's baby, learned a card game, and heard the whole story of the leeks. When {he} had to get off, somebody said “See you tomorrow.” Nobody had ever said that to {him} up there.",
        "It took a whole day for what had always been the twinkling of an eye. In that time {he} was given half an apple, learned a song, and heard the whole story of the snail. When they came to the crossroads, somebody said “See you tomorrow.” Nobody had ever said that to {him} before.",
      ],
      [
        2,
        "In the evening {he} looked up. The others went past, small and fast, with the sun on them. They waved. {He} waved back, and something pulled a bit, between the shoulder blades.",
      ],
      [
        0.5,
        "Then one night there was smoke under the third door from the left. From above nobody would have seen it; it did not even get as far as the gutter. {Hero} saw it, because {he} was just coming home with the shopping. {He} knew who lived there. {He} knew where the key was. {He} had not got anything of what one has for such a case, except for a bag of leeks and two legs.",
        "Then one night there was somebody calling, under the third stone from the left. From above nobody would have heard it. {Hero} heard it, because {he} was just coming past on foot. {He} had not got anything of what one has for such a case.",
      ],
    ],
    end: [
      [
        0,
        "{He} ran. {He} knocked at every door on the way, and behind every door there was somebody who had a name. They made a chain, and {hero} stood in the middle of it, just like the others, with wet sleeves. When it was over, there was soup. “How did you get here so fast without …?” somebody asked. {Hero} thought about it. “I was already there,” {he} said.",
      ],
      [
        0.7,
        "What was lost did come back, in spring. It itched, and then it was there. {He} put it to use right away, once round the steeple, and it was wonderful. On Monday at seven {he} stood at the stop, and held up {his} hand.",
        "In spring it was better. It itched, and then it was all right again. {He} tried it out at once, and it was wonderful. And then {he} went round by way of the puddles.",
      ],
      [
        1,
        "“Do you need a seat?” the lady with the leeks asks. There are the stairs, too; {he} takes them two at a time. One sees so much more.",
        "“The long way?” asks the snail. {Hero} always takes the long way now, when there's time. One sees so much more.",
        "After that {hero} often took the long way, when there was time. One saw so much more.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:visits?|visited|comes? (?:down )?to|came (?:down )?to|spends?|spent|explores?|explored)(?: a day| one day)?(?: on| in)? (?<below>(?:the )?(?:earth|city|town|village|world|human world|big city|land|surface|beach|school|supermarket)) for (?<stay>(?:a|one|the first|just one) (?:whole )?(?:day|night|hour|afternoon|time))\\b[^.]*",
    ),
    idea: /\b(?:angels?|star|moon|sun|cloud|god|heaven)\b/i,
    after: [
      [
        0,
        "“Back by midnight,” they had said, “and don't touch anything.” {Hero} promised it. {He} had {his} fingers crossed; one learns that quite early on up there.",
      ],
      [
        1,
        "The first thing was gravity. It had been described to {him}, but one cannot describe it. The second thing was a dog. It sniffed at {him} from the front and from behind and found nothing wrong with {him}. {Hero} {was} so pleased that {he} stayed on {his} knees for quite a while.",
      ],
      [
        1,
        "{He} tried everything. {He} stepped into a puddle, and then into all of them. {He} ate something with mustard. {He} went up in a lift, and down, and up, until somebody said something. “It's so slow,” said {hero} happily. “Everything here takes so long.”",
      ],
      [
        2,
        "What {he} did not understand was why they all ran. They had so little of it, after all, of time. They ran past the best things: past a spider's web with drops in it, past each other. A man ran past {him} three times, each time with a different briefcase.",
      ],
      [
        0.5,
        "At half past eleven {he} was sitting on a bench, with sore feet, and wanted just to look a moment longer. Somebody sat down at the other end. It was the man with the briefcase. He put his head in his hands. “Don't touch anything,” they had said. {Hero} looked up. There was the gap in the clouds, and it was already getting narrower.",
      ],
    ],
    end: [
      [
        0,
        "{He} moved over, and put a hand on his shoulder, quite lightly. That was all. The man cried as one who has had no time for it for years. After that he told it: it was about a girl who had been waiting since six, with a candle. “How far is it?” asked {hero}. “Two stops.” “Then run,” said {hero}. It was the first time that {he} had understood what it is good for.",
      ],
      [
        0.7,
        "It was one minute past. The gap had closed. {Hero} sat there and did not know what now. Then there was a cough above {him}. “We've put the clock back a bit,” said somebody. “Come up. And bring some of that mustard with you.”",
      ],
      [
        1,
        "Up there nothing hurts, and nothing takes long. {Hero} sits at the edge and lets {his} feet dangle. They are still a little sore. {He} would not exchange that for anything.",
        "Up there nothing hurt, and nothing took long. {Hero} sat at the edge and let {his} feet dangle. They were still a little sore, and {he} would not have exchanged that for anything.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:learns?|learned|learnt|realizes?|realised|realized|realises?|discovers?|discovered|finds? out|found out|understands?|understood)(?: the hard way)? that (?<lesson>(?:money|gold|being rich|having everything|treasure|riches)[^.]*)",
    ),
    after: [
      [
        0,
        "{Hero} had everything, and {he} had it twice, in case of fire. There was a clock in every room, and they all said that it was late.",
      ],
      [
        1,
        "In the evening {he} counted. {He} had somebody who could count better, but {he} liked to do it {himself}. Yesterday it had been more than the day before, and today it was more than yesterday. {He} waited for something to happen when {he} got to the end. Nothing ever happened.",
      ],
      [
        1,
        "“What would you like for your birthday?” asked the cook. {Hero} thought until it was dark. “What is there?” {he} asked. There was a cake as high as a door. {He} ate the cherry, and the rest was carried out again.",
      ],
      [
        2,
        "Under {his} window a man mended nets, and whistled. {He} had sent for him once, to buy the whistling. “I can't give it to you,” the man had said. “It comes by itself, when the hands have something to do.”",
      ],
      [
        0.5,
        "Then {he} lost {his} way one evening, in the part of the town where no carriage goes. It rained. {He} knocked, and for once nobody asked who {he} was. There were five of them around a table, and there was one pot. “Sit down,” they said and moved closer together. “It's thin. But it's hot.”",
      ],
    ],
    end: [
      [
        0,
        "There was no room for {his} elbows. Somebody's child fell asleep on {his} arm, just like that. They told each other what had gone wrong that day, and laughed until the spoons rattled. {Hero} wanted to pay when {he} left. They looked so surprised that {he} put it away again. “Come again,” they said, “and bring an onion.”",
      ],
      [
        0.7,
        "{He} could not sleep. {He} went through all {his} rooms, and in none of them was there an onion. In the morning {he} gave the clocks away, one to everybody in the street, so that they would know when supper was. It took all day. The man with the nets helped carry. Toward evening {hero} noticed that something was whistling. It was {himself}.",
      ],
      [
        1,
        "{He} still counts in the evening. {He} counts who is there. When {he} gets to the end, {he} begins again, and there's always somebody who has only just come in at the door.",
        "After that {he} counted who was there in the evening. And there was always somebody who had only just come in at the door.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:lets?|let|takes?|took|invites?|invited|offers?|offered) (?<visitor>(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+) (?:stay|in|sleep|spend the night|shelter|a bed|warm up|rest)\\b(?: [^.]*)?",
    ),
    idea: /\b(?:witch|wizard|monster|dragon|giant|ogre|hermit|vampire|troll|bear|wolf|yeti)\b/i,
    after: [
      [
        0,
        "There had been a knock. It was the first one for thirty years, and {hero} took it for a branch. The second one was lower down. {He} opened the door by the width of an eye. Out there stood {visitor}, dripping.",
        "There had been a knock. It was the first one for thirty years, and {hero} took it for a branch. The second one was lower down. {He} opened the door by the width of an eye. Somebody stood out there, dripping.",
      ],
      [
        1,
        "“Aren't you afraid of me?” asked {hero}. “Yes,” was the answer, “but I'm colder than I'm afraid.” That could be understood. {He} took the chain off. “Only until it stops. You sleep there. And don't look into the pot.”",
      ],
      [
        1,
        "There was only one cup, and it had never had to be shared before. They drank in turns. One heard so many stories about that house; none of them had mentioned that it was so tidy, or that there was a patchwork quilt in it, with hearts. “That's from before,” said {hero}, and turned it over.",
      ],
      [
        2,
        "“What is in the pot?” came out of the dark after a while. “Soup,” said {hero}. “Why mustn't one look?” {Hero} sighed. “Because then nobody believes the rest any more.”",
      ],
      [
        0.5,
        "In the middle of the night they came with torches. “Give it back!” they shouted, and they had picked up stones. {Hero} stood behind the door. {He} had been waiting for that for thirty years. {He} knew the words that would make the stones fall on those who had thrown them, and {he} had already taken a breath. Then a small cold hand took hold of one of {his} fingers.",
      ],
    ],
    end: [
      [
        0,
        "“I was let in,” said the small one, out on the step, in the quilt, with the hearts on the outside. “You didn't look here because you were afraid. I knocked at all of yours, too. Yours were shut.” The torches hissed in the rain. One after the other let his stone drop, quite quietly, into the grass. “Is there any soup left?” somebody asked in the end.",
      ],
      [
        0.7,
        "There was. It was enough for nineteen, and it was just soup, with barley. They looked into the pot, all of them, and were almost a bit disappointed. One of them noticed that the shutter was hanging crooked. He said that he would bring his hammer tomorrow.",
      ],
      [
        1,
        "There are six cups on the shelf by now. When somebody knocks, {hero} knows that it isn't a branch.",
        "There were six cups on the shelf after that.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:learns?|learned|learnt|wants? to learn|wanted to learn|tries|tried|discovers?|discovered)(?: how)? to (?<trick>surf|skate|ski|skateboard|ice skate|roller skate|snowboard|juggle|tap dance|breakdance|dance|ride a (?:unicycle|bicycle|bike|horse|skateboard)|do (?:cartwheels|handstands))(?=[.,;]|$| (?:and|in|on|at|from|to|for|because|so|but)\\b)(?<then>[^.]*)",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:dog|cat|cow|pig|bear|mouse|octopus|penguin|elephant|hippo|crocodile|giraffe|snail|turtle|owl|frog|hedgehog|fox|wolf|dragon|ghost|robot|monster|goat|sheep|duck|chicken|hen|horse|donkey|rabbit|spider|worm|seal|walrus|camel|kangaroo|sloth|grandma|grandpa|grandmother|grandfather)\b/i,
    tells: /\b(?:joins?|joined|wins?|won|performs?|performed)\b/,
    after: [
      [
        0,
        "“For that one needs a different figure,” said those who knew something about it. {Hero} looked down at {himself}. {He} had only this one with {him}.",
      ],
      [
        1,
        "The first time lasted for one second, and in that second {he} was so happy that {he} did not notice the end of it at all. The second time lasted for half a second. {Hero} practised where nobody goes, behind the boathouse, at an hour when not even the gulls are up.",
      ],
      [
        1,
        "{He} did it wrong in every way that there is. When {he} had got through them all, {he} invented a few. One of them was so wrong that it went right round and came out on the other side. “Hm,” said {hero}, lying on {his} back. {He} did it again.",
      ],
      [
        2,
        "There was one who had seen it, the old lady who collects bottles. She did not say anything. The next morning there was a cushion at the place where {he} always came down.",
      ],
      [
        0.5,
        "On the great day the stands were full, and the masters came out, one after the other, and every one of them was better than the one before, and every one did exactly the same. {Hero} stood behind the curtain. “And who's that?” somebody laughed. “Let it have a try. Then we'll have something to tell.” It became quiet, in the way it becomes quiet when people are waiting for a fall.",
      ],
    ],
    end: [
      [
        0,
        "{He} did fall. {He} fell as {he} had practised it, a hundred mornings long, off the front, once round, and up again at the back, in the very way that is wrong. Nobody had ever seen anything like it. Somebody in the third row said “Oh.” It ran through all the rows like a wind. And then they were on their feet, and right at the top an old lady was swinging a bag, and it clinked.",
      ],
      [
        0.7,
        "“What's that called?” the masters wanted to know. They had taken off their hats. It had no name. “The wrong one,” said {hero}.",
      ],
      [
        1,
        "They all want to learn it now. {He} shows it to them, behind the boathouse. “First of all,” {he} says, “you need exactly the figure that you have.” The cushion is still there.",
        "They all wanted to learn it after that. {Hero} showed it to them, behind the boathouse. One needed exactly the figure that one had.",
      ],
    ],
    isWhole: true,
  },
];
