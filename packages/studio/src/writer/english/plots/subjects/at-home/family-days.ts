import { also, story } from "../subject-story.ts";
import { PARENT, who } from "./words.ts";

/** Stories of days at home together: no power, no screens, swapped parts, stuck in the car, a late sleep. */
export const familyDays = [
  story({
    says: [
      /\b(?:power (?:cut|outage|failure|goes|went|is)|blackout|electricity|lights (?:go|went|go(?:es)?) out|no power|candle ?light)\b/i,
      /\b(?:family|famil\w+|children|kids|brothers?|sisters?|siblings|mum|mom|mother|dad|father|parents|grand\w+)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|grandma|grandmother|grandpa|grandfather`),
      ...also(
        "shadow|shadows",
        "candle\\w*",
        "theatre|games?",
        "winter|evening|night",
        "play\\w*",
        "dark",
        "whole|street|building|city",
        "sit|sits|sat",
        "stor(?:y|ies)",
        "hit|hits|went|goes",
        "discover\\w*|learn\\w*",
        "together|time",
        "flat|house|home",
        "storm",
      ),
    ],
    unless:
      /\b(?:whole town|weeks?|neighbou?rs|balcon\w*|opposite|strangers?|freezers?|murder\w*|hospital|surgeon|operation|war|alien|ghost|lift|elevator|killer|thief|robot|sleepover|horror|vampire|forever|world|nuclear|bill|pay|prison|hotel|balcony|concert|stuck)\b/i,
    of: "people",
    after: [
      "@room.night(hero look) Click, it had gone, and the fridge had stopped in the middle of its hum. “Nobody move,” said {hero}, and walked into the door. There were three candles in the drawer: one red, one half, and a number four from a birthday cake.",
      "+ @room.night(hero) They put them on the table in a saucer. Round the flames there was a small yellow room, and round that was the big black one. At first they all talked about what did not work. The television did not work, nor did the oven, nor the telephones, which had one line left. After that it was very quiet.",
      "@room.night(hero point) {Hero} reached for the salt, and on the wall a giant reached for a tower. They all turned round. {Hero} put two fingers up, and the giant grew ears. “A rabbit,” said {hero}. And then, from the other side of the table, a second shadow came slowly across the ceiling, and opened its beak.",
      [
        "@room.night(parent talk, hero look) “That's a goose,” said {parent}, who could do a goose, and had never told them. {Parent} could also do a camel, and an old man without teeth. So the rabbit met the goose, and they set out together to look for the switch of the world. The number four burned down on the way.",
        "@room.night(hero look) It was a goose. So the rabbit met the goose, and they set out together to look for the switch of the world. On the way there was a camel, and an old man without teeth. The number four burned down in the middle of it.",
      ],
      "+ @room.night(hero eat) They ate everything that would not keep: the ice cream first, and then the fish fingers, raw in the middle, over the half candle on a fork. “This is how the cavemen lived,” said {hero}. “Did they have peas?” They ate the peas frozen, like sweets, and heard each other crunch.",
      "@room.night(hero sit) Then the red candle bent over, hissed and went out as well. The wall was gone, and the goose with it. “And now?” asked {hero} in the dark. “How does it go on, if we can't see it?”",
    ],
    end: [
      "@room.night(hero talk) “We've got ears,” came the answer. So the rabbit went on alone, and they made the sounds. {Hero} was the snow, with a bag of sugar. There were hooves on a cake tin, and a door that creaked, and that was a chair.",
      "@room.night(hero sit) The rabbit had just found the switch, high up on the wall of the sky. “Shall I press it?” asked {hero} in the rabbit's voice. They all held their breath. And at that very moment the fridge shook itself and hummed, and the lamp, the television and the radio were there, all at once, as bright as a slap.",
      "@room(hero look) They sat there and blinked, all under one blanket, and did not seem to be so very glad. The television told them about the weather. Then {hero} stood up, and went to the switch.",
      "@room.night(hero) Click. “The goose hasn't got home yet,” said {hero} in the dark. It got home at a quarter to twelve. And every year since then, on the first evening with snow, a hand goes to the switch in that house, and a rabbit comes out on the wall and looks round for the others.",
    ],
  }),
  story({
    says: [
      /\b(?:screens?|screen[- ]free|no-screens?|phones?|tablets?|television|tv|wi-?fi|internet|devices?|video games?|console)\b/i,
      /\b(?:no (?:screens?|phones?|tablets?|devices?|tv|television|internet|wi-?fi)|no-screens?|no-phones?|without|ban\w*|screen[- ]free|phone[- ]free|(?:turn|switch)(?:s|es|ed)? off|tak(?:es?|en|ing) away|took away|locked|forbid\w*|forbade|put(?:s|ting)? away|unplug\w*)\b/i,
      /\b(?:famil\w+|mum|mom|mother|dad|father|parents|grandma|grandmother|children|kids|brothers?|sisters?)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|grandma|grandmother|grandpa|grandfather`),
      ...also(
        "screen\\w*",
        "sunday|weekend|day|week",
        "know|knew",
        "bored|boredom",
        "decid\\w*",
        "family",
        "games?",
        "discover\\w*|find|found",
        "together|talk\\w*",
        "first",
        "rule|ban\\w*",
        "without",
        "phones?|tablets?",
      ),
    ],
    unless:
      /\b(?:order\w*|breaks?|broke|broken|stop(?:s|ped)?|power|electric\w*|storm|bananas?|robot|murder\w*|scam\w*|hack\w*|stalk\w*|lost|message|text|call(?:s|ed)?|video call|stolen|broke down|school|teacher|war|spy|alien|horror|cancer|hospital|movie star|dark web|abroad|film)\b/i,
    after: [
      "@room(hero sit) The basket with the screens stood on the top of the wardrobe, and something in it still buzzed. They all sat round the table and looked at their hands. It was ten past nine. “What did people do in the old days?” asked {hero}. “They worked in the fields,” came the answer. It was eleven minutes past nine.",
      "+ @room(hero look) By ten they had tried a game with a board. The dice was missing, and so was the board. They had looked out of the window. A man had gone by with a ladder, and that had been nice, but he did not come back. “I'm going to be bored to death,” said {hero}, “and then you'll be sorry,” and lay down flat on the carpet.",
      "@room(hero look) From down there {hero} saw the box. It was grey with dust and tied up with string. {Hero} pulled it out by one corner. *Do not open*, was written on it. There were a great many hands, and each of them wanted to be the one at the knot.",
      [
        "@room(hero look, parent look) In it lay a tin trumpet, a false beard, a football medal for third place and a bundle of photographs. “Who is that?” asked {hero}. On the picture stood a person with green hair, upside down, on one hand. {Parent} had become rather red. “That,” said {parent}, “is me.”",
        "@room(hero look) In it lay a tin trumpet, a false beard, a football medal for third place and a bundle of photographs. “Who is that?” asked {hero}. On the picture stood a person with green hair, upside down, on one hand. They all looked at each other, and one face had become rather red.",
      ],
      "+ @room(hero talk) “You never told us!” “You never asked.” And so they asked, one question after another, and every answer had a second one hidden behind it. There had been a band. There had been a goat on a balcony, and a night in the wrong train. The soup burned on the stove. It was half past two, and they had not had lunch.",
      "@room(hero) “Can you still do it?” asked {hero}. “On one hand?” It was the big question. The table was pushed to the wall. There was a run-up, and a cry, and two long legs went up past the lamp, and shook, and stood. They stood for as long as it takes to say so. Then came the curtain, with the rail.",
    ],
    end: [
      "@room(hero look) It was quiet under the curtain. “Are you dead?” asked {hero}. The curtain heaved. It was laughing, so hard that no sound came out, and then they were all laughing, and had to hold on to the sofa. {Hero} had not known that this laugh existed. It squeaked at the end, just like {hero's} own.",
      "+ @room(hero play) In the afternoon the trumpet was mended with chewing gum. The beard was worn in turns, and the one with the beard had to be answered truthfully. {Hero} asked most. From the flat next door there was a knock on the wall. It was not a complaint, though. They wanted to know whether they could come over.",
      "@room.dusk(hero sit) At seven the basket was lifted down from the wardrobe, as had been promised. They each took out what was theirs, and looked at it, and there were forty messages, and none of them was about a goat. “Has it been Sunday the whole day?” asked {hero}. “It was much too short.”",
      "@room(hero play) There is a new box under the sofa now. Into it go the tickets, the beard and a piece of curtain rail, for those who will one day be bored. And when the basket goes up on a Sunday, {hero} is already standing there with the trumpet, upside down, as far as the wall will help.",
    ],
  }),
  story({
    says: [
      /\b(?:swap\w*|switch\w*|trad(?:e|es|ed) (?:places|roles)|change[sd]? (?:places|roles)|in charge|be (?:the )?(?:mum|mother|parent|grown[- ]?up|boss)|grown[- ]?up for (?:one|a) day|rules? for (?:one|a) day|makes? all the (?:rules|decisions))\b/i,
      /\b(?:day|roles?|places|week|weekend|charge|jobs?|rules|decisions)\b/i,
      /\b(?:mum|mom|mother|dad|father|parents?|grandma|grandmother)\b/i,
      /\b(?:child(?:ren)?|kids?|boy|girl|son|daughter|twins|brother|sister|\w+-year-old|she|he|they)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "swap\\w*|switch\\w*",
        "grown",
        "roles?|places?",
        "rules?",
        "obey|follow\\w*",
        "makes?|made",
        "cook\\w*",
        "work|job",
        "school",
        "realis\\w*|realiz\\w*|learn\\w*|discover\\w*",
        "hard",
        "decid\\w*",
        "mother|father|mum|dad",
      ),
    ],
    unless:
      /\b(?:murder\w*|bod(?:y|ies)|magic\w*|spell|babies|baby|birth|hospital|wakes? up|woke up|soul|brain|robot|witch|prince\w*|king|queen|job interview|company|twin (?:brother|sister))\b/i,
    of: "young",
    after: [
      "@bedroom(hero) “Up you get!” called {hero} at seven in the morning, and pulled away the blanket. {He} had the big handbag on {his} arm and the car keys round {his} neck. “Five more minutes,” came a groan from the pillow. “That's what they all say,” said {hero}, and opened the curtains.",
      [
        "@kitchen(hero cook, parent sit) For breakfast {hero} allowed cake. {Parent} sat at the table with wild hair and swung {parenthis} legs. “I don't like the crust,” said {parent}. “The crust is the healthy part,” said {hero}, and was astonished to hear it. “Why?” asked {parent}. “Because,” said {hero}. “Why because?”",
        "@kitchen(hero cook) For breakfast {hero} allowed cake. At the table the new children sat with wild hair and swung their legs. “We don't like the crust,” they said. “The crust is the healthy part,” said {hero}, and was astonished to hear it. “Why?” they asked. “Because,” said {hero}. “Why because?”",
      ],
      "+ @kitchen(hero) Then the telephone rang, and a lady wanted a number from a letter. The post came. The bin had to go down, and the bin bag tore on the stairs. {Hero} wrote it all on a list, and the list grew at the bottom faster than {he} could cross it out at the top. It was not even ten o'clock.",
      "+ @shop(hero walk) In the supermarket it got no better. {Hero} pushed the trolley, counted the money and read the small print on the fish. “Can I have that?” asked the big child beside {him}. “No.” “And that?” “No.” “Just one?” At the till there was a wail, and the big child lay down on the floor, next to the sweets. All the people looked at {hero}.",
      [
        "@kitchen(hero sit, parent) At six {hero} sat on the kitchen stool with {his} coat still on. The supper had boiled over. “Play with me!” said {parent}, and hopped up and down in front of {him}. “You promised!” {Hero} put {his} head down on the table. “I can't any more,” {he} said. “I only want to sit down for one minute, and nobody is to want anything.”",
        "@kitchen(hero sit) At six {hero} sat on the kitchen stool with {his} coat still on. The supper had boiled over. “Play with us!” came the call from the next room. “You promised!” {Hero} put {his} head down on the table. “I can't any more,” {he} said. “I only want to sit down for one minute, and nobody is to want anything.”",
      ],
    ],
    end: [
      [
        "@kitchen(parent hug, hero hug) The hopping stopped. “I know that sentence,” said {parent} in {parenthis} own voice. {Parent} turned off the stove, and sat down on the floor beside the stool. “Is it like this every day?” asked {hero}. “Not the cake,” said {parent}. “And I had forgotten how long the other side has to wait. All day long I only wanted you to look up.”",
        "@kitchen(hero talk) It became quiet in the next room. Then they came in, and turned off the stove, and sat down on the floor beside the stool. “Is it like this every day?” asked {hero}. “Not the cake,” they said. “And we'd forgotten how long the other side has to wait. All day long we only wanted you to look up.”",
      ],
      "+ @kitchen(hero eat) They had bread and pickles on the kitchen floor, because the table was full of the list. They read it out. Half of it was really not so urgent, and that half they tore off and folded into a boat. “We'd have two halves each, then,” said {hero}. “You take some of mine, and I'll take some of yours.”",
      "@kitchen(hero write) And so they made a plan. {Hero} got the bin and the post. For that {he} got ten minutes every evening in which nobody looked at anything else, with an egg timer. They shook hands on it. “And the crust?” “The crust gets eaten,” said {hero} in the big voice, and they both had to laugh.",
      "@kitchen(hero talk) The car keys hang on their hook again. But once in a while {hero} comes into the kitchen in the evening and looks at the face above the sink. “Sit down for one minute,” {he} says then, and takes the big handbag, and stands guard at the door. “Nobody is to want anything.”",
    ],
  }),
  story({
    says: [
      /\b(?:traffic jam|stuck in (?:\w+ )?traffic|traffic|tailback|jam on the|stuck on the (?:motorway|highway|road))\b/i,
      /\b(?:famil\w+|parents|children|kids|mum|mom|mother|dad|father|brothers?|sisters?|siblings|twins)\b/i,
      /\b(?:beach|sea|holiday|vacation|hot\w*|hours?|argu\w*|stuck|heat|lake|grandma\w*|grandmother\w*|camping|jam|strangers?)\b/i,
    ],
    may: [
      ...also(
        "traffic",
        "jam",
        "stuck",
        "beach|sea|lake",
        "hottest|hot",
        "summer",
        "way|drive|journey",
        "holiday|vacation",
        "car",
        "hours?",
        "children|kids",
        "break|breaks|broke",
        "argu\\w*|fight\\w*",
        "meet|meets|met",
        "strangers?|people",
        "play\\w*|game|picnic|party",
      ),
    ],
    unless:
      /\b(?:world|walk\w*|empty|breaks? down|broke down|murder\w*|hitch\w*|killer|birth|labour|pregnant|ashes|funeral|divorc\w*|ghost|alien|escap\w*|police|wedding|ambulance|zombie\w*|train|airport|will)\b/i,
    of: "people",
    after: [
      "@street(hero sit) Nothing moved any more, not in front and not behind. The road glittered like a frying pan. In the back of the car the inflatable shark was sweating. “Are we there?” came the question. “Nearly,” said the voice at the wheel. A snail on the roadside overtook them. They all saw it.",
      "+ @street(hero sit) At first they played I Spy. “Something beginning with C.” It was a car, and the next one was, too. Then the water was finished. Then it was too hot for elbows to touch, and there were a great many elbows in that car. “He's breathing on my side!” “That's my air!” And the shark had a foot in its face.",
      "@street(hero look) {Hero} could bear it no longer, and opened the door. The asphalt was soft. As far as {he} could see, to the left and to the right, people sat in their cars with red faces and looked straight ahead, like fish in tins. Each of them had a beach bag. In the lorry next to them a man fanned himself with a map.",
      "+ @street(hero talk) “Where do you want to get to?” {hero} asked the man in the lorry. “The sea,” he said. “I've got two tons of lemons for it.” {Hero} looked at the lorry. “Are they any good here?” The man had never thought of that. He climbed down and opened the back, and such a smell came out that all the windows along the road were wound down.",
      "@street(hero) And the road stood still. The lady from the radio said that it would be four hours, at least. In one of the cars a baby was crying, and then a second baby. “We'll never get there,” said a small voice in the back. “It'll be dark, and the sea will be closed.” {Hero} looked at the shark. Then {he} took hold of it by the tail.",
    ],
    end: [
      "@street(hero carry) “If we can't get to the beach,” said {hero}, “then it'll have to come out here.” {He} laid the shark on the roadside, in front of the car. {He} put the towels next to it and stuck in the umbrella. Out came the buckets. They took off their shoes. The family in the next car stared at them. Then a door opened over there as well.",
      "@street(hero eat) In ten minutes there was a beach, three lanes wide. The man from the lorry had lemons on board, and pressed lemonade in a bucket. A wedding band, which should have been playing long ago, played. {Hero} poured the last cold water from the icebox into the paddling pool, and all the babies of the motorway were put in it, side by side, and stopped crying.",
      "+ @street(hero talk) When at last the first horn sounded far ahead, nobody wanted to hear it. They folded up the umbrellas and shook hands through the windows. “See you at the sea!” they called. {Hero} counted the elbows in the back. They were all there, and lay across each other like puppies, asleep and sticky with lemon.",
      "@sea.night(hero swim) They came to the sea by moonlight. It was not closed. {Hero} ran in with {his} clothes on, and the shark, too. To the left and to the right car doors banged, and there they all were again, the man from the lorry, the band and the babies. And a small voice called over the dark water: “I spy something beginning with S!”",
    ],
  }),
  story({
    says: [
      /\b(?:parents|mum|mom|mother|dad|father)\b/i,
      /\b(?:sleep in|sleep late|lie in|lie-in|let (?:them|her|him) sleep|so that (?:her|his|their|the) (?:parents|mum|mother|mom|dad|father) can sleep|exhausted|tired|falls? asleep|fell asleep|rest)\b/i,
      /\b(?:alarm clocks?|alarms?|quiet|breakfast|house|hides?|hid|secret\w*|morning|night shift\w*|surprise)\b/i,
      /\b(?:girl|boy|child(?:ren)?|kids|daughter|son|twins|brothers?|sisters?|siblings|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "alarm",
        "clocks?",
        "hid(?:e|es)?",
        "sleep",
        "parents",
        "quiet",
        "work\\w*",
        "night",
        "long",
        "surprise\\w*",
        "morning|sunday",
        "breakfast",
        "tir\\w*|exhaust\\w*",
        "house",
        "brother|sister",
        "tr(?:y|ies|ied)",
      ),
    ],
    unless:
      /\b(?:murder\w*|wheel|driving|bedtime|crash\w*|nightmare|ghost|hospital|birth|ill|sick|died|war|never sleep|will not sleep|would not sleep|won['’]t sleep|magic\w*)\b/i,
    of: "young",
    after: [
      [
        "@bedroom(hero look, parent sleep) There lay {parent}, with {parenthis} mouth open and one sock on. {Hero} had never seen {parenthim} so fast asleep. There were blue shadows under {parenthis} eyes. “You're off duty,” whispered {hero}, and pulled up the blanket, and took the slippers away, so that they could not be used.",
        "@bedroom(hero look) There they lay, with their mouths open and one sock on between them. {Hero} had never seen them so fast asleep. There were blue shadows under their eyes. “You're off duty,” whispered {hero}, and pulled up the blanket, and took the slippers away, so that they could not be used.",
      ],
      "@corridor(hero walk) It is not easy to keep a house quiet. {Hero} caught the telephone at the first ring and put it in the fridge. {He} wrapped the doorbell in a scarf. When the cat came with something to say, {hero} opened a tin for her, very slowly.",
      "+ @street(hero talk) Then the bin men turned into the street. {Hero} ran out in pyjamas with a finger on {his} lips. “They're asleep,” said {hero}. “Both eyes.” The bin men had children themselves. They carried the bins, four strong men on tiptoe, and the last of them took off his cap when he passed the window.",
      "+ @street(hero talk) After that it got about. The postman whispered. The lady with the trumpet pupils sent them to the park. At the corner a boy stopped the dogs, one by one, and explained it to them. By eight o'clock the whole street went in socks, and {hero} stood at the gate like a general with a cuddly rabbit under one arm.",
      "@kitchen(hero sit) But round about nine {hero} sat in the kitchen, and the house was so quiet that it rang. There was nobody to show the tooth to. {Hero} went to the bedroom door and listened. Then the thing happened that {he} had not reckoned with: {he} had to sneeze.",
    ],
    end: [
      "@corridor(hero run) {Hero} ran. {He} held {his} nose with both hands, and ran through the kitchen, into the bathroom and into the shower, and pulled the door shut and a towel over {his} head. It was a sneeze like a door in a storm. {Hero} stood there in the dark, and waited, and did not dare to breathe.",
      "@bathroom(hero) Nothing. The house slept on. But when {hero} took the towel off, {he} was not alone. “Bless you,” whispered a voice. There was a head in the door with wild hair, and under the hair a face without any blue shadows at all. “What time is it?” “You're not allowed to know that,” said {hero}. “I've hidden it.”",
      [
        "@bedroom(hero talk, parent hug) “All of this was you?” asked {parent}, and looked at the scarf, and the telephone beside the butter. {Hero} nodded. {Parent} did not say thank you. {Parent} lifted the edge of the blanket instead, and {hero} crept in, and told everything from the beginning, with every noise that {he} had caught, right up to the sneeze.",
        "@bedroom(hero talk) “All of this was you?” they asked, and looked at the scarf, and the telephone beside the butter. {Hero} nodded. They did not say thank you. They lifted the edge of the blanket instead, and {hero} crept in, and told everything from the beginning, with every noise that {he} had caught, right up to the sneeze.",
      ],
      "@bedroom(hero sleep) {Hero} did not get to the end, for in the middle of the sneeze {he} fell asleep. It had been a long shift. So the telephone stayed in the fridge a little longer. And when the bin men came down the street, they saw a hand at the window, with a finger held to the lips, and went by on tiptoe.",
    ],
  }),
];
