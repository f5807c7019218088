import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Friends who come, go, share and are envied; letters between them. */
export const friendsAndParting: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:was|were|is|got|gets|felt|feels|became|becomes) (?:so |very |a bit |really |terribly |a little )?jealous|(?:envied|envies)",
    ),
    idea: /\bfriends?\b.*\b(?:new (?:friend|girl|boy|best friend|neighbou?r|kid)|other (?:friend|girl|boy)|someone else|another)|\bjealous of\b[^.]*\bfriends?\b/i,
    after: [
      [
        1,
        "They had always been two. Two on the wall, two on the bus, two with one ice cream and two spoons. Now there were three on the wall, and {hero} {was} the one who sat on the edge where it was crumbly.",
      ],
      [
        1,
        "“She can walk on her hands,” it was said, and “she has a trampoline,” and “you have to meet her properly!” {Hero} did not want to meet anybody properly. {Hero} wanted everything to be as before.",
        "It was “you have to see this!” and “you have to meet my new friend properly!” {Hero} did not want to meet anybody properly. {Hero} wanted everything to be as before.",
      ],
      [
        1,
        "In {his} stomach there was something green, with claws. It told {him} what to say. “I've got no time,” it said, and “have fun, then.” {Hero} had nothing but time. {He} lay on the carpet and counted the fringes.",
      ],
      [
        0,
        "Then the doorbell rang. It was not the old friend. It was the new one, alone, looking at both shoes. “You two have so many jokes,” came from the doorstep. “I never know what you're laughing at. I thought that maybe you could explain them to me.” The green thing pulled its claws in a bit.",
      ],
    ],
    end: [
      [
        0,
        "So {hero} explained. It took all afternoon, because there were so many, and some of them went back as far as kindergarten. When the old friend came round the corner, there were two sitting on the wall who were laughing so hard that they had to hold on to each other. “What's so funny?” “The one with the duck,” they gasped.",
        "So {hero} explained. It took all afternoon, because there were so many, and some of them went back as far as kindergarten. When the old friend came round the corner, there was such laughter on the wall that it could be heard across the street. “What's so funny?” “The one with the duck!”",
      ],
      [
        1,
        "Three do not fit on the wall without somebody sitting on the crumbly bit. They take turns now. And an ice cream can be eaten with three spoons, one only has to be a bit faster.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:moved|moves|was moving|had moved|has moved|had to move|has to move|was going to move) (?:far )?(?:away|abroad|to another (?:city|town|country)|to {spot}|to \\p{Lu}\\p{L}+)",
    ),
    idea: /^(?!.*\b(?:leaves?|left) (?:me|him|her)\b)(?!.*\b(?:ma[dk]e\w* friends|becomes? friends|became friends|new friends?)\b)(?=.*\b(?:best friend|(?:my|his|her|their) (?:old |only )?friend|best friends)\b)/is,
    after: [
      [
        1,
        "The lorry had gone round the corner, and there was still an arm waving out of the window when one could no longer see whose it was. Then the street was as long as it had never been before.",
      ],
      [
        1,
        "The next morning the feet went to the old house by themselves. There was a strange pram in front of the door. Nobody whistled back.",
      ],
      [
        1,
        "At first there was a message every day, then every week. Over there it was night when it was day here, and in the photographs there were faces that one did not know. It is hard to tell somebody about a day when they were not there.",
      ],
      [
        0,
        "So a parcel was packed. In it were a chestnut, half a comic, a hair slide, and a bag full of air from the old yard, tied shut with a rubber band. “Open only when you're homesick,” was written on it.",
      ],
    ],
    end: [
      [
        0,
        "Three weeks later the postman rang. It was a box with a great many stamps on it. In it lay the second half of the comic, read until it was soft, a red leaf as big as a plate, and a bag tied with a rubber band. “That's how it smells here,” said the note. “Now we each know both.”",
      ],
      [
        0,
        "That became the rule: one writes the beginning, and the other one writes how it goes on. The story has got pirates in it, and a teacher with a wooden leg, and by now it has crossed the ocean eleven times. It does not have an end. They both see to that.",
        "That became the rule: what begins here is written to its end over there. The story has got pirates in it, and a teacher with a wooden leg, and by now it has travelled back and forth eleven times.",
      ],
      [1, "Sometimes, in the evening, somebody whistles on the telephone, quite briefly. And it is whistled back."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|became|become|promised to be|decided to be|wanted to be|wrote (?:each other|letters)) ?(?:pen ?pals|pen ?friends|to each other|letters)?",
    ),
    idea: /\b(?:pen ?pals?|pen ?friends?|best friends)\b.*\b(?:years? late|years? later|late|lost|never arriv\w+)\b/i,
    after: [
      [
        1,
        "They had sworn it at the garden gate, with a handshake and spit: one letter a month, with a drawing, and at the bottom a secret that stands nowhere else.",
      ],
      [
        1,
        "It went well for a long time. Then came an autumn without a letter. “She has got new friends,” thought the one. “She has forgotten me,” thought the other. Both went to the letter box, every day, and then every week, and then no more.",
        "It went well for a long time. Then came an autumn without a letter. “I've been forgotten,” thought the one. “I've been forgotten,” thought the other. Both went to the letter box, every day, and then every week, and then no more.",
      ],
      [
        0,
        "Where it had been all the time, nobody knows exactly. Some say that a sorting machine was taken apart, and there it was, behind a cogwheel, with oil on one corner. The address was still quite legible, in round, purple letters.",
      ],
    ],
    end: [
      [
        0,
        "It was opened standing up, in the hall, with the coat on. There was a drawing of a horse with five legs. “You have to write back quickly,” it said under it, “because I want to know whether I may come in the holidays. P.S. The secret: you are my best friend, and I've never said it.”",
      ],
      [
        0,
        "There is a train at 9.14. At the garden gate somebody stood with an envelope in one hand, grown up, and a little out of breath. The door opened. They looked at each other for rather a long time. “You wanted to know whether you may come in the holidays,” it was said then. “Yes. You may.”",
      ],
      [1, "They had ten years to tell each other. They began at the top, with a handshake and spit."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:stayed|stays|had to stay|was|lay|lies|were|is|spent [a-z ]+) (?:alone )?in (?:the )?hospital|(?:had|has) (?:an? |his |her |my )(?:operation|surgery|appendix out|tonsils out|appendix removed|tonsils removed)",
    ),
    idea: /^(?!.*\b(?:(?:mum|mom|mother|mama|dad|father|papa|grand\w+|gran|oma|opa|sister|brother|wife|nurse|doctor)(?: [A-Z]\w+)? (?:is|was|lies|has to|had to|stays|goes)|visits?|clown)\b)/is,
    after: [
      [
        1,
        "At night the hospital sounded different from home. Something hummed, something beeped, and in the corridor there were shoes that squeaked and came nearer, and then went past. {Hero} pulled the blanket up to {his} chin. It smelled of nothing.",
      ],
      [
        1,
        "During the day it was mostly boring. The stitches hurt when one laughed, and so one was not supposed to laugh. {Hero} looked at the ceiling. It had eighty-four squares, and one of them had a stain like a duck.",
      ],
      [
        0,
        "“Psst.” In the next bed somebody had sat up, and pointed to the ceiling, and then flapped both elbows. {Hero} looked. {He} flapped back. So somebody else had found the duck.",
      ],
      [
        2,
        "They had hardly a word in common at first, but they had a rubber band, two spoons and the buttons that make the beds go up and down. One can have a race with those. The night nurse took the first three rounds for a power failure.",
        "There was a rubber band, there were two spoons, and there were the buttons that make the beds go up and down. One can have a race with those. The night nurse took the first three rounds for a power failure.",
      ],
    ],
    end: [
      [
        0,
        "The last night was much too short. They swapped pyjama tops, because there was nothing else to swap. In the morning it looked a bit odd, at the door, with the sleeves too long on one side and too short on the other. “Does it still hurt?” asked the doctor. “Only when I laugh,” said {hero}. “And how often is that?” “All the time.”",
        "The last night was much too short. In the morning {hero} stood at the door with a packed bag and did not really want to go. “Does it still hurt?” asked the doctor. “Only when I laugh,” said {hero}. “And how often is that?” “All the time.”",
      ],
      [
        1,
        "On {hero's} ceiling at home there is no duck. So {he} has stuck one up there, out of yellow paper. It was in the first letter from the next bed, with a word written underneath in two languages.",
        "On {hero's} ceiling at home there is no duck. So {he} has stuck one up there, out of yellow paper. It is the last thing that {he} sees before {he} falls asleep, and it always says good night in the same way, with both elbows.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had|has|got|gets|caught|catches|came down with|was ill with|was sick with|lay in bed with) (?:the )?(?<illness>chicken ?pox|measles|mumps|the flu|flu|a fever|fever|a cold|tonsillitis|a tummy ache|a stomach ache|scarlet fever|lice)",
    ),
    idea: /^(?!.*\b(?:reindeer|santa|elf|elves|dragon|except|all but)\b)(?=.*\b(?:birthday|party|carnival)\b)/is,
    after: [
      [
        1,
        "“{Illness},” said the doctor, as if it were the name of a flower. “A week in bed.” {Hero} counted on {his} fingers. It was exactly the wrong week.",
      ],
      [
        1,
        "Everything had been ready: the streamers, the list, the plan for the games. The telephone went round, from house to house. “Such a pity,” they said everywhere. {Hero} could hear it through the door, eleven times.",
      ],
      [
        1,
        "So {hero} lay there and looked out of the window. On the sill there was half an apple. A sparrow came, looked in, and flew off again. It could have come in, thought {hero}. Sparrows don't catch anything.",
      ],
      [
        0,
        "In the afternoon there was a noise in the street, like a trolley with a loose wheel. Then there was whispering, and somebody said “Higher!”, and somebody said “I'm standing on your hand!” {Hero} sat up.",
      ],
    ],
    end: [
      [
        0,
        "Outside the window a head came up, with a paper hat on and painted all over with red dots. Then came a second one, and a third one, all of them with dots. They were standing on the wheelbarrow, on a ladder and on one another. “If you can't come to us,” they shouted through the pane, “then we've got it, too!”",
      ],
      [
        0,
        "It was celebrated through the glass. They sang outside, and {hero} conducted inside with a thermometer. The cake was pulled up in a bucket, and for blowing things out they counted to three together, on both sides of the window. It worked on both sides.",
      ],
      [
        1,
        "The dots outside would not come off for two weeks; it had been the wrong pen. {Hero} {was} well again long before that.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:broke|breaks|had broken|has broken) (?:his|her|my|their|an?) (?:[a-z]+ )?(?<limb>leg|arm|foot|ankle|wrist|knee|finger|hand|toe)",
    ),
    idea: /\b(?:final|match|game|race|play|team|training|tournament|competition|sports?|coach|season|championship)\b/i,
    after: [
      [
        1,
        "It had gone “crack”, quite softly, and then there was a lot of sky. Now there was a plaster on it, white and much too heavy. “Six weeks,” said the doctor. “The thing you've been practising for is in two,” said {hero's} face.",
      ],
      [
        1,
        "The others came and signed the plaster. They meant well. On the left it said “Get well soon!” and on the right “We need you!”, and {hero} read it in the evening until the light went out, and it was not sure whether it helped.",
      ],
      [
        1,
        "{Hero} could have stayed at home. But then {he} would have had to imagine it all, and that is worse than watching. So {he} sat down on the bench at the side, with the {limb} on a chair, and watched. And because for once {he} did not have to run, {he} saw things that one does not see while running.",
        "{Hero} could have stayed at home. But then {he} would have had to imagine it all, and that is worse than watching. So {he} sat down at the side and watched. And because for once {he} did not have to do anything, {he} saw things that one does not see from the middle.",
      ],
      [
        0,
        "“You always look at the ground before you start,” {hero} said to one of them. “And you two both want the same thing and get in each other's way.” It went quiet. Then they came closer, all of them, and sat down in the grass around the plaster. “What else?” they asked.",
      ],
    ],
    end: [
      [
        0,
        "On the great day {hero} shouted until {his} voice was gone. When {he} had no voice left, {he} drummed on the plaster: once for left, twice for right. It could be heard right across the place. And it came out as {hero} had drawn it on the plaster the evening before, with a red pen, down to the last arrow.",
      ],
      [
        0,
        "They carried {him} round in a circle, with the plaster in front like a flag. “But I didn't do anything,” croaked {hero}. “No,” they panted from below, “you only sat there. Keep still, you're heavy!”",
      ],
      [
        1,
        "The plaster was cut off after six weeks, very carefully, on the white side. The side with the arrows stands on a shelf now, among the cups.",
      ],
    ],
    isWhole: true,
  },
];
