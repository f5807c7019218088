import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

/** What animals of the sea, the river and the pond do. */
export const seaAnimals: readonly ClauseScene[] = [
  toldEvent({
    words:
      "(?:wanted to|longed to|dreamed of|wished to|would like to|hoped to) (?:see(?:ing)?|visit(?:ing)?|go(?:ing)? to|swim(?:ming)? (?:in|to)|reach(?:ing)?|know(?:ing)?|liv(?:e|ing) in|find(?:ing)?|get(?:ting)? to) (?:the )?(?<big>(?:big |great |wide |open )?(?:sea|ocean))",
    idea: /\b(?:goldfish|fish|guppy|turtle)\b/i,
    after: [
      "There was a picture on the wall opposite. It was blue at the bottom and blue at the top, and there was nothing in between. {Doer} looked at it every day. “What's behind it?” {doerhe} would have liked to ask. “More of it,” one would have had to answer.",
      "{Doer} had measured {doerhis} own world. It was nine strokes long and six strokes wide, and one knew every pebble by its first name.",
      "“It's cold there,” said those who had never been there, “and salty, and there are some with teeth.” {Doer} listened to it all. “But how big is it?” {doerhe} asked.",
    ],
    end: [
      "It was early when they got there, and nobody was about. First there was a smell, and then there was a sound like somebody very large asleep. And then there was no edge. {Doer} looked to the left, and it went on, and to the right, and it went on. “Well?” somebody asked softly. {Doer} only looked. A wave came up, quite small, touched {doerhim}, and went back to tell the others.",
      "They went home when the sun was high. {Doer} had not wanted to stay there; it had been rather a lot. But in {doerhis} world there lies a shell now, and in the shell it is roaring, and if one swims round it slowly, nine strokes become as long as one likes.",
    ],
    close: [
      "In {doerhis} world there lies a shell now, and in the shell there is a roaring. If one moves round it slowly enough, it becomes as big as one likes.",
    ],
  }),
  toldEvent({
    words:
      "(?:carried|took|brought|drove|walked|pushed) (?:him|her|it|them|\\p{Lu}\\p{L}+|the (?:fish|goldfish|turtle|frog|crab)) (?:there|to (?:the )?[a-z]+|home|back|down|all the way)?(?: [a-z]+)*? ?in (?<object>(?:an?|the|his|her|our|their) (?:[a-z]+ )?(?:bucket|jar|bag|bowl|pot|saucepan|bathtub|jam jar|pram|wheelbarrow|basket|backpack))",
    after: [
      "{Object} was heavier than one thinks. They changed hands at every lamp post. At the third one somebody asked what was in it, and they said the truth, and after that somebody held the doors open for them everywhere.",
      "On the bus it had a seat of its own. “Half a ticket,” said the driver, after he had looked in. Two eyes looked back at him, very much awake.",
    ],
  }),
  toldEvent({
    words:
      "sang (?:so|too|much too) (?<how>low|deep|high|quietly|softly|loudly|strangely|differently)(?:ly)?(?: that| for)?(?=[.,]|$| (?:no|nobody|none|the|all|any))",
    idea: /\b(?:whales?|dolphin|fish)\b/i,
    after: [
      "It was not that {doer} sang badly. The song had a beginning, a middle, and a place where one got goose pimples. It only lay where no one else had ears.",
      "The others talked all day, from one end of the bay to the other. {Doer} heard each word. {Doerhe} called into every pause, and then they went on, as if there had been nothing in that pause.",
      "So {doerhe} sang for the ones who do not run away: for a reef, for an old wreck, for the evening. Stones are polite, but they never sing the second part.",
      "Once a year {doerhe} thought of stopping. But then there came this feeling again, right below the heart, like a coming wave, and it had to get out.",
    ],
    end: [
      "On a research ship, far up there, a young woman sat with headphones on and looked at a needle. It had not moved for eleven weeks. Then it did. She turned all the knobs. “There's somebody there,” she said, and nobody on board slept that night. They recorded the song. They lowered a loudspeaker into the water, as big as a door, and sent it back. {Doer} stood still in the middle of the sea. For the first time in all those years there had been an answer.",
      "But that was not the best. The song went on, a thousand miles farther, to where it is dark and very deep. And there, slowly, because it is a long way, something lifted its head and took a breath and sang the second part.",
    ],
  }),
  toldEvent({
    words:
      "(?:had|with|has) (?:eight |two |only )?left (?:feet|arms|legs)|(?:learned|learnt|tried|wanted|took lessons)(?: how)? to (?:dance|tango|tap dance|waltz)|took (?:a )?dancing lessons",
    idea: /\b(?:octopus|squid|crab|lobster)\b/i,
    after: [
      "“And one, and two!” called the dancing teacher, who was a prawn. {Doer} set off with all that {doerhe} had. At three there was a knot. They needed the rest of the lesson to find the end of it.",
      "For the second lesson they wrote numbers on {doerhim}. That was better, until {doer} wanted to look where the five was.",
      "!The others danced in pairs. Nobody dared to ask {doer}, since one does not come out of it again so easily. {Doerhe} sat at the edge and beat time, and there one noticed something: the beat was right. All of it was right, in all places, and each part of {doerhim} played something different.",
      "“Do that again,” said the prawn.",
    ],
    end: [
      "On the night of the ball the band was late. There was a full hall, and it was so quiet that one heard a bubble. Then {doer} began: a stamp, a clap, a wipe, a knock on the wood, all at once, and it was a samba. There was no step that was wrong, for it was made of steps that nobody had ever danced before. By midnight even the sea cucumbers were on their feet, and they do not have any.",
      "It is in the dance books now, right at the back. Beside it there is a drawing that looks like a knot, and the note: do not count, just go.",
    ],
  }),
  toldEvent({
    words:
      "(?:needed|was looking for|looked for|searched for|wanted|could not find|had outgrown|outgrew) (?:an? |his |her |its )?(?:new |bigger |larger |own |different )*(?:shell|house|home)(?=[.,]|$| (?:and|but|because|that)\\b)",
    idea: /\b(?:hermit crab|crab|lobster)\b/i,
    after: [
      "It pinched at the sides, and when {doer} drew everything in, one foot was left outside. “You've grown,” they said, as if that were something to be glad about.",
      "There was a flowerpot. It had a hole in the bottom, and {doerhe} had wet feet there. There was a tin that sounded like thunder at each step. There was a lovely one with towers, but somebody put out a claw and said, “Occupied.”",
      "For one night {doer} stayed in a teacup. One could see the stars, but so could everybody else see {doer}. Without anything around one, one suddenly notices how soft one is.",
    ],
    end: [
      "In the morning somebody came up the beach, very slowly, an old one, with a house that was much too big. It dragged along behind. “All my children have left,” said the old one, “and I only need one room.” They looked at each other. They had only to swap, and it was done in the time between two waves.",
      "They live next door to one another now. On Sundays {doer} makes the tea. It is drunk from the teacup, with a view of the stars.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|got|had been) (?:stranded|washed up|washed ashore|beached)(?: (?:on|at) (?:the|an?) [^.,]+)?|(?:lay|stranded) on the (?:beach|sand|shore)(?=[.,]|$| (?:and|because))",
    idea: /\b(?:whale|dolphin|seal|porpoise|orca|shark)\b/i,
    after: [
      "The tide had gone out without saying a word. There it lay in the middle of the sand, and it breathed as one breathes when one is trying to keep calm.",
      "Somebody ran and rang the bell. They came with everything that can hold water: buckets, pans, hats, a cradle. They made a chain down to the edge, from hand to hand, and nobody asked who was standing next to them.",
      "A girl sat at the front, by the eye. The eye was as brown as a horse's. She told it about her school, so that there was a voice there, and whenever she stopped, it looked for her.",
      "The hours went by. The sun came nearer, and the sea took its time. They laid wet sheets over everything. An old man sang, since he did not know what else to do.",
    ],
    end: [
      "When the moon stood over the harbour, there was a gurgling. Then there was water round their ankles, and then up to their knees. “Now!” somebody shouted, and two hundred hands pushed, and for a moment nothing happened at all. Then it was suddenly light. It slid, and turned, and a wave knocked all of them over, and they sat there in their clothes and cried and laughed.",
      "Out there it came up once more. It looked back, for quite a long time. There is a row of buckets by the harbour to this day, and they are never used for anything else.",
    ],
  }),
  toldEvent({
    words:
      "(?:threw|throws?|dumped|left|dropped) (?:all )?(?:their|its|his|her|the|so much|plastic)? ?(?:rubbish|trash|garbage|litter|waste|plastic|junk|bottles)(?: [a-z]+)*|(?:was|were|became) (?:so |too )?(?:full of (?:rubbish|plastic|trash|garbage|litter)|polluted|(?:very )?dirty)",
    idea: /\b(?:sea|ocean|river|lake|stream|beach|whale|turtle|fish|mermaid|bay)\b/i,
    after: [
      "First it was one bottle. It bobbed about and looked almost nice. Then came a chair, a boot, a bag that wanted to be a jellyfish, and forty-one left sandals.",
      "!It was borne for a long time. One coughed a bit in the night. But one day it had been enough, and in the morning everything lay on the steps of the town hall, neatly piled up, with seaweed round it like a ribbon.",
      "!People came out and held their noses. “Whose is that?” they cried. They looked closer. There was a name in the boot. There was a telephone number on the chair. It grew very quiet on the steps.",
    ],
    end: [
      "A child was the first to bend down. It took one bottle under each arm, and said loudly in the direction of the water, “I'm sorry.” Nothing stirred. Then a small wave came up, much farther than waves usually do, and washed its feet. After that they all came, with gloves and carts, the mayor too, and the one whose name was in the boot. They needed nine days.",
      "On the tenth day one could see down to the bottom. There is a feast there every year now, and whoever wants to come has to bring something. To take away, that is: a bag.",
    ],
    close: [
      "It took nine days and a great many gloves. On the tenth day one could see down to the bottom again, and something down there winked.",
    ],
  }),
  toldEvent({
    words:
      "(?:apologi[sz]ed|apologi[sz]es|said sorry|asked for forgiveness|said that (?:he|she) was sorry)(?: to (?:the )?(?:sea|ocean|river|lake))",
    idea: /\b(?:sea|ocean|river|lake)\b/i,
    after: [
      "It was not so easy. To whom does one speak, and where does one look? So it was simply said out loud, with wet feet, in the direction where it was biggest.",
      "For a while there was only the usual noise. Then the noise stopped, all along the edge, as when somebody turns round.",
    ],
    end: [
      "“Say that again,” it seemed to whisper. It was said again. And then something was laid down before those wet feet, very gently: a shell, a round one, without the smallest crack. One does not give a thing like that to somebody with whom one is still angry.",
      "A word is not enough, of course. There was a bucket the next day, and there were gloves, and somebody else who had seen it came along. But it had begun with the word.",
    ],
  }),
];
