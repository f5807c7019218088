import type { PlotGroup } from "./plot.ts";

/** Something always runs out before the work is done. */
export const shortage: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It was always the same. {Hero} had just got going with {topic}, and then there was no {lack} left. Without {lack} even the best of plans comes to a stop.",
        "It was always the same. {Hero} had just got going, and then there was no {lack} left. Without {lack} even the best of plans comes to a stop.",
      ],
      [
        3,
        "{Hero} had already counted how far the {lack} would go. {He} had counted it three times, and each time it went a little less far.",
      ],
      [
        1,
        "{Hero} looked for {lack} in all the drawers, in all the boxes and under the stairs. There was string, there was a great deal of dust, and there was half a biscuit. There was no {lack}.",
      ],
      [
        1,
        "“How much {lack} do you need for {topic}?” asked {ahelper}. {Hero} worked it out. {Thehelper} whistled. “That's more {lack} than there is in the whole street.”",
        "“How much {lack} do you need?” asked {ahelper}. {Hero} worked it out. {Thehelper} whistled. “That's more {lack} than there is in the whole street.”",
      ],
      [
        2,
        "{Hero} tried to do without {lack} and took something else instead. It held for an hour. “Now we know it,” said {thehelper}. “It has to be {lack}.”",
      ],
      [
        3,
        "“You could make {topic} a little smaller,” somebody said. {Hero} did not even answer that.",
        "At night {hero} dreamed of a whole room full of {lack}. In the morning there was nothing in {his} hand but the corner of the blanket.",
      ],
      [
        1,
        "That evening {hero} sat in front of {topic}, half done. It was hard to stop in the middle. It was harder to go on without {lack}.",
        "That evening {hero} sat in front of what was half done. It was hard to stop in the middle. It was harder to go on without {lack}.",
      ],
      [
        3,
        "Outside {thehelper} went from door to door and told everybody about {hero}, about {topic}, and about the {lack} that was not there.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning something lay outside the door: a very small bit of {lack}, and a note. “For {topic}”, it said. At ten there was a second bit. By noon they came in a row, and each of them had found a little {lack}: at the back of a cupboard, at an aunt's, at the bottom of a basket.",
        "In the morning something lay outside the door: a very small bit of {lack}, and a note. “It isn't much”, it said. At ten there was a second bit. By noon they came in a row, and each of them had found a little {lack}: at the back of a cupboard, at an aunt's, at the bottom of a basket.",
      ],
      [
        0,
        "No two bits of {lack} were alike, and anybody can see that in {topic} to this day. {Hero} would not have it any other way.",
        "No two bits of {lack} were alike, and it could be seen when everything was done. {Hero} would not have had it any other way.",
      ],
    ],
    close: [
      [
        0,
        "“And what do you do when the {lack} runs out again?” asked {thehelper}. “I know where it is now,” said {hero}. “Everybody has a little.”",
      ],
    ],
  },
];

/** Far too many of something are there by mistake. */
export const tooMany: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "At first it was only one. The bell rang, there it was, and {hero} said thank you. Then the bell rang again, and again. By the time the hall was full, {hero} had understood it: {toomany}, all of them for the same address.",
      ],
      [
        3,
        "“There must be some mistake,” said {hero} to the one who had brought them. “It says {toomany} here,” said the other one, “and it says it in capital letters.”",
      ],
      [
        1,
        "{Themany} were in the hall, on the stairs, in the bathtub and on top of the wardrobe. {Hero} could not find the sofa any more. The cat had found it, but would not come out.",
      ],
      [
        1,
        "{Hero} called to say that {toomany} were ninety-nine too many. “If you want more of them, press one,” said a friendly voice. “If you want a lot more of them, press two.” {Hero} pressed something. The bell rang.",
        "{Hero} tried to send {themany} back. “If you want more of them, press one,” said a friendly voice on the telephone. “If you want a lot more of them, press two.” {Hero} pressed something. The bell rang.",
      ],
      [
        3,
        "{Hero} tried to count {themany}, and each time {he} got to forty the bell rang. By three o'clock {he} knew the one who rang by name.",
        "By three o'clock {hero} and the one who rang the bell were friends. “You again,” they said to each other.",
      ],
      [
        2,
        "“What are you going to do with {toomany}?” asked {ahelper} through what was left of the door. “I'm still counting,” called {hero}.",
      ],
      [
        3,
        "For supper {hero} sat down between {themany}, on the last free step of the stairs. It was rather cosy, in its way. But it could not stay like that.",
      ],
    ],
    climax: [
      [
        0,
        "Then {hero} had the best idea of the day. {He} opened all the windows and called down into the street: “Does anybody want one?” For a moment nothing moved. Then the doors opened, one after the other, and there was somebody in every one of them.",
      ],
      [
        0,
        "By evening there was a table from one end of the street to the other, and {themany} stood on it in a row. People had been neighbours for twenty years, and now they knew each other's names at last. When somebody counted, of {toomany} there was exactly one left.",
      ],
    ],
    close: [
      [0, "The last one was for {hero}, and everybody clapped. It was the best one of them all."],
      [1, "“We could do that again next year,” somebody said. {Hero} {was} already looking for the button."],
    ],
  },
];

/** Something of somebody else is broken, lost or eaten, and it has to be said. */
export const confession: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It had only taken a second. Before that second everything had been all right. {Hero} stood there and looked at what was left of {shattered}, and it was so quiet that you could hear the fridge.",
        "It had only taken a second. Before that second everything had been all right. {Hero} stood there and thought of {harmed}, and it was so quiet that {he} could hear {his} own heart.",
      ],
      [
        3,
        "First {hero} thought of running away, quite far, and of coming back in about twenty years. Then {he} thought of moving {harmed} a little to the left, so that nobody would notice. Neither of the two was a good plan.",
      ],
      [
        1,
        "“Who was that?” asked {wronged}. {Hero} only had to open {his} mouth. But instead of saying it {he} looked at {blamed}, and {wronged} looked at {blamed} as well. {Blamed} looked at {hero}. That was the worst of it.",
        "“Who was that?” asked {wronged}. {Hero} only had to open {his} mouth. “It wasn't me,” said {hero}. It was such a short sentence, and from then on it would not go away.",
      ],
      [
        2,
        "With a tube of glue {hero} sat under the table and tried to mend {shattered}. There had been a hundred pieces. Now there were ninety-nine, and one that stuck to {his} thumb.",
      ],
      [
        1,
        "At supper everybody spoke about {harmed}. {Hero} pushed the peas from the left to the right. They would not go down, and it was not because of the peas.",
      ],
      [
        3,
        "“You're so quiet today,” said {wronged}, and felt {hero's} forehead. The hand was cool and kind. It would have been easier if it had not been kind.",
      ],
      [
        1,
        "Before bedtime {hero} went to {blamed} and said sorry, very quietly. {Blamed} was not angry at all. That made it even worse.",
        "That night {hero} lay awake. The secret had been quite small in the morning. By now it filled the whole room, and there was hardly any space left in the bed.",
      ],
      [
        3,
        "It is odd how often one hears of {harmed} on such a day. Somebody had just bought one. Somebody else had always wanted one.",
        "Whatever {hero} looked at that evening, it seemed to look back at {whom}.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning {hero} went to {wronged}, before breakfast, and before {his} courage could run away. “It was me,” said {hero}. “I mean {harmed}. It was nobody else.” Now it was out, and it was much shorter than {he} had thought.",
      ],
      [
        0,
        "For a long time {wronged} said nothing. “I was sad about {harmed},” came the answer then. “But I would have been sad about the other thing for much longer.” And then there was a hug, the kind that one needs after such a night.",
      ],
    ],
    close: [
      [
        0,
        "That evening {blamed} got the best place in the whole house, and {hero} sat right beside {blamed} and stayed there.",
        "There was still the matter of {harmed}. “We'll see what we can do,” said {wronged}, “and we'll do it together.”",
      ],
      [
        1,
        "They mended {shattered} on Sunday. If you look closely, you can see where it broke, and where somebody was sorry.",
      ],
    ],
  },
];

/** Somebody who is mean gets to know how it feels. */
export const meanOne: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Hero} thought that it was the funniest thing in the world. The others did not think so. But none of them said it aloud, because the next one might be anybody.",
      ],
      [
        3,
        "{He} knew by heart what came next: the shout, the red face, the running feet. It was always the same. Lately it had even begun to be a little dull.",
      ],
      [
        1,
        "“Why do you do that?” {ahelper} had once asked {whom}. “Because it's funny,” said {hero}. “And who laughed?” {Hero} went through all of them. There was only one who had laughed, and that was {hero}.",
      ],
      [
        1,
        "So now it had happened to {hero}. {He} looked round for somebody who would help. Everybody had just remembered something that they had to do.",
      ],
      [
        3,
        "“It'll come off by itself,” said {hero} aloud, as if somebody had asked. Nobody had asked. It did not come off, and it did not go away.",
      ],
      [2, "It was not funny at all. It was a strange thing to find out so late, and {hero} had to find it out alone."],
      [
        1,
        "Then somebody sat down beside {hero}. It was one of those to whom {he} had done the same, not even a week ago. “Hold still,” said the other one. “I know how it's done. I've had practice.”",
      ],
      [
        3,
        "They sat side by side and did not talk. {Hero} looked at the ground. There was something that {he} wanted to know, but it took {whom} a long time to find the words.",
      ],
    ],
    climax: [
      [
        0,
        "It took a whole hour, and nobody laughed. “Why are you helping me?” asked {hero}. “Because I know what it's like,” said the other one. {Hero} had never felt so small, and then, a little later, never so light.",
      ],
      [
        0,
        "The next morning {hero} went from one to the next. “I'm sorry,” said {hero}, each time, and it did not get any easier, not even with the tenth.",
      ],
    ],
    close: [
      [
        0,
        "Not all of them believed {hero} at once. That was only fair. {He} began with something small, and held the door open for the one who came last.",
      ],
    ],
  },
];

/** A child that does not want to do what everybody does. */
export const refusal: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "“No,” said {hero}. It was a short word, and it meant: no {refusing}, not today, not tomorrow, and not on Sundays either.",
      ],
      [
        1,
        "They tried it with kind words, and they tried it with counting to three. {Hero} held on to the table with both hands. If somebody had promised {whom} a bicycle, {he} would still not have agreed to {refused}.",
      ],
      [
        3,
        "There were stickers for it, and there was a chart on the fridge with a row of empty stars. {Hero} drew a face into the first star. It was not a friendly one.",
      ],
      [
        1,
        "“Why does anybody have to {refused}?” asked {hero}. “Because …” said {ahelper}, and stopped, and thought about it. “That's a better question than I thought.”",
      ],
      [
        3,
        "“I've got a hundred reasons,” said {hero}, and had {thehelper} write them down. At seven they had to stop, because the next ones were all the same.",
      ],
      [
        1,
        "So from that day on not a word was said about {refusing}. {Hero} had won. It was wonderful, for about three days.",
      ],
      [
        1,
        "On the fourth day {hero} sat on the stairs and looked on. All the others got along very well without a single no, and they even laughed. It is rather dull to say no when nobody asks.",
      ],
      [
        3,
        "“What's so funny about {refusing}?” called {hero} from the stairs. “Nothing,” they called back. “You have to be there.”",
      ],
      [
        2,
        "At night {hero} dreamed that there was a knock at the door. “You don't know us at all,” said a deep voice. “You have only heard of us.” In the morning {hero} had to admit that this was true.",
      ],
    ],
    climax: [
      [
        0,
        "The next day {hero} came all by {himself}. “Only once,” said {hero}, “and only because I want to, and nobody is allowed to look.” So they all turned to the wall, {thehelper} as well, and it grew very quiet. And {hero} {gavein}.",
      ],
      [0, "“Well?” somebody asked the wall. It took a while. “It's only half as bad as I thought,” said {hero}."],
    ],
    close: [
      [
        0,
        "Half as bad soon became a quarter as bad. And there were days when {hero} forgot altogether that {he} had not wanted to {refused}.",
      ],
    ],
  },
];

/** Somebody new gets all the attention. */
export const jealous: PlotGroup = [
  {
    isAboutCompanion: true,
    tell: [
      [
        1,
        "Once everybody had looked at {hero} first. Now they bent over {rival} and said “Oh!”, and nobody noticed who was sitting beside the door.",
      ],
      [
        3,
        "“Isn't it sweet?” they asked {hero}, and did not wait for an answer. {Hero} had once been sweet, too. There were photographs of it.",
      ],
      [
        1,
        "{Hero} counted. By noon somebody had looked at {rival} forty times, and at {hero} four times, and one of those was by mistake.",
      ],
      [
        1,
        "“What can {rival} do that I can't?” asked {hero}. “Nothing,” said {ahelper}. “It's only all so new. And it isn't easy to be new.” {Hero} did not believe a word of it.",
      ],
      [
        3,
        "{Hero} tried to do everything just like {rival}: the same face, the same sounds, the same place on the carpet. “Are you ill?” they asked.",
      ],
      [
        1,
        "So {hero} made a plan. It was not a nice plan. It had to do with {rival}, a large box and the far end of the garden.",
      ],
      [
        3,
        "{He} got as far as the box. It was quite a nice box. {Hero} looked into it and thought of how it would be to sit in there, without anybody.",
      ],
      [
        1,
        "In the night there was a small sound. {Hero} listened. It came from {rival}, all alone over there in the dark, and it sounded exactly as {hero} felt.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} could have turned round and gone on sleeping. Instead {he} went over to {rival}. “I know,” said {hero}. “It's dark, and everything smells strange. It's better with two.”",
      ],
      [
        0,
        "In the morning they were found side by side, {hero} and {rival}, and one blanket was enough for both. {Hero} never spoke of the plan with the box.",
      ],
    ],
    close: [
      [
        0,
        "“And who is the favourite now?” somebody asked. {Hero} looked at {rival} and thought it over. “We take turns,” said {hero}.",
      ],
    ],
  },
];
