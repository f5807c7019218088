import { story } from "../subject-story.ts";

/** Stories of those who are new at a school or in a place. */
export const newPupils = [
  story({
    says: [
      /\b(?:new (?:at|in|to|school|girl|boy|pupil|kid|student|country|class)|mov(?:e[sd]?|ing)|first day|arriv\w+|c[ao]me[s]? (?:to|from)|refugee|immigrant|emigrat\w+)\b/i,
      /\b(?:(?:doesn['’]t|does not|didn['’]t|did not|don['’]t|cannot|can['’]t|could not|couldn['’]t|not) (?:yet )?(?:speak|know|understand)\b[^.]{0,30}|no (?:english|french|german|spanish|word)|a word of|the language|without (?:words|a word))\b/i,
      /\b(?:school|class\w*|friends?|bus|playground|children|girl|boy|kids?)\b/i,
    ],
    unless:
      /\b(?:best marks?|best grades?|better than|robot|alien|ghost|dog|widow|retired|grandmother|grandfather|married)\b/i,
    may: [
      /(?:[.;,]|\band|\bbut|\buntil|\bwhen|\bthen) (?<ally>(?:an?|another) (?:[a-z]+ )?(?:girl|boy|classmate|pupil|kid|child))\b/i,
    ],
    of: "young",
    after: [
      "@classroom(hero stand) All around {hero} there was talking, and it was like standing in a waterfall. Now and then something came by that might have been a word. {Hero} nodded, to be polite. It turned out that {he} had just said yes to cleaning the blackboard for the whole week.",
      "@playground(hero write) At home {hero} had been the one who told the jokes. Here {he} had only three words, and one of them was “toilet”. {He} had so much to say that {his} tummy hurt from it. In the break {he} stood by the wall, and drew with a bit of stone on the ground, so that {his} hands had something to do.",
      [
        "@playground(ally write, hero write) A shadow fell on the drawing. It was {theally}. {Theally} said something, and then said it again louder, as if that would help. {Hero} lifted {his} shoulders. So {theally} picked up a stone as well, and drew a nose on {hero's} horse. It was the wrong way round. {Hero} had to laugh. {Theally} laughed as well.",
        "@playground(hero write) A shadow fell on the drawing. It was a girl with a gap between her teeth. She said something, and then said it again louder, as if that would help. {Hero} lifted {his} shoulders. So she picked up a stone as well, and drew a nose on {hero's} horse. It was the wrong way round. {Hero} had to laugh, and so did she.",
      ],
      "+ @classroom(hero write) From that day on they drew their talks. A sun with a cross through it: I don't like maths. Two stick people and a bone: that dog bit me. Sometimes they added the word. By the end of the week {hero} had thirty of them, and the others had some, too, from {hero's} language, the rude ones first.",
      "@classroom(hero stand) Then the teacher wanted each of them to tell the class something about home. {Hero's} turn was on Friday. {He} wrote everything down, and looked up every word. But when {he} stood at the front, the sentences stuck together like wet sweets. Somebody giggled. {Hero} closed {his} mouth, and could not get it open again.",
    ],
    end: [
      [
        "@classroom(ally give, hero write) Then a chair scraped. {Theally} walked up to the blackboard, took a piece of chalk, and broke it into two halves. One half {theally} put into {hero's} hand. {Hero} looked at it. Then {he} turned round and began to draw: a hill, a house with a blue door, a bus stop where a goat was always waiting.",
        "@classroom(hero write) Then a chair scraped. The girl with the gap walked up to the blackboard, took a piece of chalk, and broke it into two halves. One half she put into {hero's} hand. {Hero} looked at it. Then {he} turned round and began to draw: a hill, a house with a blue door, a bus stop where a goat was always waiting.",
      ],
      "+ @classroom(hero write) “Hill!” called the class. “House! Goat!” They shouted the words, and {hero} shouted the words that they had for it at home, and thirty children tried to say “goat” in a new language and spat on each other. {Hero} drew the people who had stayed behind as well. Then it was quiet, and nobody needed a word for that.",
      "@classroom The blackboard was full up to the top, and the teacher said that it must not be wiped. It stayed there till the next Friday. By then there was a second goat beside the first, with its nose the wrong way round.",
      [
        "@classroom(hero talk, ally talk) {Hero} can tell jokes in two languages now. {Theally} laughs at both, and too early at most of them. Each of them still carries half a piece of chalk about, and it's not for writing.",
        "@classroom(hero talk) {Hero} can tell jokes in two languages now. Most of the class laugh at both, and too early. In {his} pocket {hero} still has half a piece of chalk, and it's not for writing.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:new (?:at|in|to|school|girl|boy|pupil|kid|student|town|class|village)|mov(?:e[sd]?|ing) (?:from|to)|moved|first day|changed schools?)\b/i,
      /\b(?:nobody|no one|none|won't|wouldn't|would not|alone|lonely|no friends?|hates?|hated|left out|ignor\w+|friendless|friends?|shy)\b/i,
      /\b(?:until|shows?|showed|teach\w*|taught|fold\w*|origami|cranes|danc\w+|cook\w*|draws?|drew|skateboard\w*|magic tricks?|yo-?yo|juggl\w+|plays? the|game|kite|drum\w*|chess|knit\w*)\b/i,
    ],
    unless: /\b(?:robot|alien|ghost|dog|sled|widow|retired|lie[sd]?|pretend\w*)\b/i,
    may: [
      /\b(?<skill>origami|paper cranes|juggling|magic tricks|yo-yo tricks|card tricks|skateboarding|chess|knitting|the drums|dancing|kite flying|beatboxing|drawing)\b/i,
    ],
    early: /,? until (?:she|he|they) (?:show|teach|taught|start|begin|began|find|found|bring|brought)\w* .*$/i,
    of: "young",
    after: [
      "@playground(hero eat) On the first day {hero} counted. There were twelve benches in the yard, and on each of them sat two or four, never one or three. {Hero} ate {his} bread standing. A ball rolled up to {his} feet, and a boy came and fetched it, and did not look higher than {hero's} knees.",
      "+ @bedroom(hero sit) At home they asked: “Well, have you found a friend?” “Soon,” said {hero}. {He} said it on Monday, and {he} said it on Thursday. In {his} room there were still boxes. {Hero} did not unpack them. If you don't unpack, it isn't quite certain that you have to stay.",
      [
        "@bedroom(hero sit) But there was one thing that {he} could do best of all: {skill}. In the old place all of them had known that about {hero}, and had come running to watch. {Hero} tried it, alone among the boxes, only to see if it was still as it had been. {His} hands remembered. They were the first part of {him} that had arrived.",
        "@bedroom(hero sit) But in one of the boxes was the thing that {he} could do best of all. In the old place all of them had known that about {hero}, and had come running to watch. {Hero} took it out, only to see if it was still as it had been. {His} hands remembered. They were the first part of {him} that had arrived.",
      ],
      "@classroom(hero sit) The next day it rained, and they all had to stay in. They were bored and noisy. {Hero} sat in the corner, and because nobody was looking, {he} began, quite quietly, only for {himself}. After some time it was less noisy. {Hero} looked up. A little boy stood there, and behind him two girls. “How do you do that?” asked the boy.",
    ],
    end: [
      "@classroom(hero talk) “Sit down,” said {hero}. {He} did it again, slowly, and told them what {his} hands were doing. The boy tried it and got it all wrong. “Good,” said {hero}, “that's how I began, too.” Then the girls wanted to have a turn, and then so many came that they had to push the tables together. Someone sat on {his} left, and someone on {his} right.",
      "@classroom(hero talk) When the bell rang, nobody wanted to stop. “What are you called, actually?” asked the boy with the ball. He had been in the same class with {hero} for two weeks. {Hero} said {his} name. They all said it after {him}, to see how it felt. It sounded different from at home, but it was {his}.",
      "+ @bedroom(hero stand) In the afternoon it rang at the door. There were five of them, wet through. “Can you show us that again?” they asked. “We've forgotten the middle.” {Hero's} room was full of boxes, so they unpacked them first, all of them together, to have somewhere to sit.",
      "@playground(hero sit) There are still twelve benches in the yard. But on one of them, by the wall, sit as many as can hold on to each other. The one in the middle is {hero}, and {he} is showing them something.",
    ],
  }),
  story({
    says: [
      /\b(?:first day (?:of|at) (?:school|kindergarten|nursery|preschool|pre-school)|starts? school|started school|starting school|first school day)\b/i,
    ],
    unless:
      /\b(?:driver|dinosaur\w*|teacher|language|english|robot|alien|dragon|vampire|ghost|new school|high school|secondary school|middle school|teen\w*|1\d)\b/i,
    after: [
      "@street(hero walk) The new shoes were too stiff and the new bag was too big. From behind you could see only a bag that walked. {Hero} held tight to the hand that {he} knew, and counted the steps to the gate. There were sixty. {He} would have liked it to be six hundred.",
      "@corridor(hero stand) Then the hand had to let go. It waved for a long time, and then it was round the corner. {Hero} stood in a corridor with a hundred hooks, and over each hook was a picture. “That's yours,” said the teacher. It was a hedgehog. {Hero} had hoped for a lion. {He} hung up {his} coat on the hedgehog, and it fell down.",
      [
        "@corridor(hero talk, mate talk) {Talker} was there, too, but {talker} looked quite different from usual, because of so much combed hair. They looked at each other, and neither of them knew what to say here. “What have you got?” asked {hero}. “A carrot,” said {talker} in a small voice. A carrot was worse than a hedgehog.",
        "@classroom(hero sit) In the classroom there were so many children that {hero} saw only a heap of knees and eyes. The chairs were small and the clock was large. {Hero} thought of {his} bed. {He} thought of the breakfast table, where {his} cup was still standing now, all by itself. {His} lip began to wobble.",
      ],
      "@corridor(hero look) At break {hero} went to fetch {his} apple. Below the hooks, among the shoes, sat a boy with a runny nose, who did not want to come out. His picture had fallen off the wall. There was only a bit of sticky tape above his hook. “I haven't got one,” he sobbed. “I don't belong to anything.”",
    ],
    end: [
      "@corridor(hero sit) {Hero} knew about hooks by now. {He} looked at the tape, and at the hedgehog, and thought hard. Then {he} sat down between the shoes. “I've got one that's big enough for two,” {he} said. “It's a hedgehog. They're prickly, but only on the outside.” The boy looked up. “Where do they sleep?” he asked. “In heaps,” said {hero}.",
      "@classroom(hero sit) So there were two coats on the hedgehog, and neither of them fell down, because each held the other one up. The two of them went back in together. They sang a song, in which there was a lot of clapping. {Hero} clapped at the wrong place, and so did the boy, and that made it right.",
      "+ @street(hero talk) At noon the hand was standing at the gate, the one that {hero} knew. “Well, how was it?” {Hero} had so much to tell that it all wanted to get out at once. “I'm a hedgehog,” {he} said. And then: “Do I have to come back tomorrow?” It was not quite clear which answer {he} was hoping for. “Yes,” said the voice that belonged to the hand. “Good,” said {hero}.",
      "@playground(hero run) The shoes are soft now. From the gate to the door it's only thirty steps, if you run, and {hero} runs.",
    ],
  }),
  story({
    says: [
      /\b(?:new (?:at|in|to|school|girl|boy|pupil|kid|student|class)|first day|changed schools?|transfer\w*)\b/i,
      /\b(?:school|class\w*)\b/i,
      /\b(?:lunch|canteen|cafeteria|table|sits?|sat|alone|lonely|no friends?|nobody|shy|nervous|friend)\b/i,
    ],
    unless:
      /\b(?:robot|alien|ghost|dragon|vampire|teacher|lie[sd]?|pretend\w*|language|english|substitute|murder\w*)\b/i,
    of: "young",
    after: [
      "@restaurant(hero carry) The worst place in a new school is not the classroom. In the classroom there's a plan for who sits where. The worst place is the door of the dining hall, with a tray in your hands. {Hero} stood there and looked. All the chairs seemed to belong to somebody, even the empty ones.",
      "@restaurant(hero eat) {Hero} pretended to look for a spoon. {He} looked for it so long that the soup got cold. Then {he} sat down at the end of a table, where there was a pillar. From there {he} could see the whole hall, and nobody could see {him}. That was the good thing about it, and the bad one.",
      "@restaurant(hero look) On the second day {hero} noticed that {he} was not the only one. Behind the next pillar somebody was looking for a spoon. And over by the window, at the table for six, a girl sat with five empty chairs, and was reading a book that she held upside down.",
      [
        "@restaurant(mate talk, hero talk) “You could go over there,” said {talker}. “And say what?” asked {hero}. “Hello. That usually comes first.” It sounded so easy. But from pillar to pillar it was five metres, and {hero} would have had to cross them all, with soup.",
        "@restaurant(hero look) “I could go over there,” thought {hero}. “And say what?” It sounded so easy. But from pillar to pillar it was five metres, and {he} would have had to cross them all, with soup.",
      ],
      "+ @bedroom.night(hero sit) {Hero} thought about it in the night. Everybody was waiting to be asked. If everybody waits, nobody comes. It was like two very polite people in front of a door. Somebody would have to be impolite.",
    ],
    end: [
      "@restaurant(hero carry) On the third day {hero} took {his} tray and walked, five metres. {He} arrived with half the soup. “Your book's upside down,” said {hero}. It was not what {he} had meant to say. The girl went red. “I know,” she said. “I've been on the same page since Monday.” And she pushed a chair out with her foot.",
      "@restaurant(hero sit) They waved to the one with the spoon, who looked round first and then came so fast that the glasses rang. So there were three of them, and then four, since there's always one more behind a pillar, if you begin to look. One had just come from another town. One had been here for years, and nobody had ever asked.",
      "+ @restaurant(hero eat) By Friday the table for six was too small. They laughed so loudly that the ones with the fixed chairs turned round to see what was so funny. It was the soup. It was always the soup.",
      "@restaurant(hero sit) Whenever somebody new stands in the door now and looks for a spoon, a chair is pushed out at the table by the window. {Hero} does it with {his} foot. {He} doesn't even have to look up.",
    ],
  }),
];
