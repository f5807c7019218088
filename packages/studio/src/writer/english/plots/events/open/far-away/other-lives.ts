import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";
import { ofIdea, openForTwo } from "./company.ts";

const ROBOT = "(?:[Rr]obots?|[Aa]ndroids?|[Aa]utomaton|AI|[Cc]omputer|[Mm]achine)";

/** Stories of those who are all at once invisible or understand animals, of robots that make friends, and of what stands alone. */
export const otherLives: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${unless("ink|invisible friend|invisible to|mirror|potion")}(?:(?:woke up(?: one (?:day|morning))?(?: and (?:he|she|they|was|were|found|noticed)[^.]*?)?|(?:suddenly |accidentally )?(?:became|turned|got|could become|could turn|could make (?:himself|herself)|was able to become|learned to become|was suddenly|were suddenly|(?<=\\b(?:[Hh]e|[Ss]he|[Tt]hey|who|I|We|we) )(?:was|were))(?: suddenly)?|(?:found out|discovered|noticed|realized|realised)[^.]*?(?:was|were|had become|could become)) (?:completely |suddenly |quite )?invisible|had (?:a|the) (?:cloak|coat|power|gift|ability)[^.]*?invisib\\w+)\\b[^.]*`,
    ),
    after: [
      [
        0,
        "=It was noticed at the toothbrush. There was a toothbrush in the mirror, and it went up and down, and behind it was the wall. {Hero} put out {his} tongue at it. Nothing was put out. “Good,” {he} thought, when the first fright was over. “Then let's see what one can do with it.”",
      ],
      [
        0.7,
        "=One could do a great deal. {He} let a bun fly across the street. {He} turned the pages for a man on a bench, always just before he had finished. {Hero} sat in the best seats, ate the best cherries, and listened to secrets, of which most were about socks. By noon {he} had laughed more than in a whole year.",
      ],
      [
        1,
        "=In the afternoon there was a door that was shut in {his} face. Somebody sat down on {him} on the bus. “It's me!” said {hero}, and they looked straight through {him} and closed the window, because of the draught. When {he} wanted to stop it, {he} did not know how. {He} tried hot water, cold water, and flour. The flour helped for as long as {he} stood still.",
        "=In the afternoon somebody sat down on {him} on the bus. “It's me!” said {hero}. “Who?” asked {talker}, and looked into the air beside {his} ear. They tried it together, with hot water, cold water, and flour. The flour helped for as long as {hero} stood still.",
      ],
      [
        0.5,
        "=In the evening {he} sat at the table at home, in {his} own place. A plate was put there. They waited for {him}, looked at the clock, and then they began to be worried. {Hero} shouted. {He} banged on the table, and the glasses jumped, and they thought that it was a lorry. {He} had never been so near to them. {He} could see that the soup in front of the empty chair was kept warm.",
        "=In the evening {he} sat at the window and looked at all the people who were going home. Not one of them turned round. {Hero} shouted, and they thought that it was the wind. {He} had never been so close to them all. Behind the panes they were putting out the plates, one for each, and at one table there was a plate too many. There somebody was waiting for {him}.",
      ],
    ],
    end: [
      [
        0,
        "=“I know that you're here,” said a voice. It was dark by then, and everybody else had gone out to look. “You always breathe like that when you've got something to say.” A hand was held out, not in quite the right direction, and it stayed there. {Hero} took it. And because nobody could see it, {he} told what {he} had never told when people could. It took a while. “There's your thumb,” said the voice.",
        "=“I know that you're here,” said {talker}. It was dark by then, and everybody else had gone out to look. “You always breathe like that when you've got something to say.” A hand was held out, not in quite the right direction, and it stayed there. {Hero} took it. And because nobody could see it, {he} told what {he} had never told when people could. It took a while. “There's your thumb,” said {talker}.",
      ],
      [
        0.6,
        "=The thumb came first, then the arm, the shirt, and at last the ears, rather red. It came back in the order in which {he} had told things, and the nose was missing until the matter with the cherries had come up. “There,” it was said. “Now you're complete.” The soup was still warm. {Hero} was looked at the whole time, and {he} did not mind at all.",
      ],
      [
        0.75,
        "=Now and then one of {his} fingers gets a little pale, when {he} has kept something to {himself} for too long. Then {hero} looks for somebody to tell it to. On the bus {he} never sits down without asking first, not even where the seat is empty. Especially not there.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${unless("thoughts?|thinks?|thinking|ghosts?|plants?|trees?")}(?:(?:could|can|was able to|were able to|learned to|learnt to|began to|started to)(?: suddenly| secretly)? (?:talk|speak|understand|hear)(?: (?:to|with))?(?: what)?(?: the language of)?(?: all| the)? (?:animals?|birds?|dogs?|cats?|horses?|creatures)|(?:understood|talked to|spoke (?:to|with)) (?:the language of )?(?:all |the )?(?:animals))\\b[^.]*`,
      { not: "helped? an?|find his|find her|find its|circus|zoo|vet|horse whisperer" },
    ),
    after: [
      [
        0,
        "=It began with a sparrow, outside on the sill, at half past five. “Mine, mine, mine,” it said. “And that's mine, too. Get up, it's light!” {Hero} pulled the blanket over {his} head. Then {he} put {his} head out again, very slowly, because of what {he} had just heard. “What are you staring at?” asked the sparrow.",
      ],
      [
        0.7,
        "=It was not as {he} would have thought. {He} had expected wise things. But the cat next door was talking about the sunny patch, and had been for nine years. The pigeons were arguing about a crust. The snails were in the middle of a word that they had begun on Monday. “Good morning,” said {hero} to all of them. They were rather put out. Nobody had ever answered before.",
      ],
      [
        1,
        "=By noon it had got about. They came from all sides, and each one had a complaint: about the hedge, about the vacuum cleaner, about collars that scratched. {Hero} wrote it all down, and went to the people with it. “The donkey says that the gate is on the wrong side,” {he} told them. They laughed at {him}. Not a single one looked at the gate.",
        "=By noon it had got about. They came from all sides, and each one had a complaint: about the hedge, about the vacuum cleaner, about collars that scratched. {Hero} translated, and {talker} wrote it down. “The donkey says that the gate is on the wrong side,” they told people. Not a single one looked at the gate.",
      ],
      [
        0.5,
        "=In the evening {hero} had a sore throat from barking, and nobody believed {him}. {He} wished that it would be quiet for once. And then it was, all at once. Not a bird was to be heard. Every animal stood quite still and looked in the same direction, up to where the dam was, or the hill. “What is it?” asked {hero}. “Can't you hear it?” said the sparrow. “The ground.”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} ran from door to door. “You have to get out!” {he} called. “Who says so?” asked the people. “The sparrow,” said {hero}, and knew how that sounded. They were about to shut the doors again. Then the cat got up from her sunny patch. She had not done that in nine years. She went past all of them, with her tail up, out at the gate, and behind her went the donkey, the hens and all the dogs. The people looked at that. Then they fetched their coats.",
      ],
      [
        0.6,
        "=It rumbled for as long as one needs to count to twenty. When the dust had gone, there was a good deal of hill in the street, and nobody under it. “Thank you,” somebody said to {hero}. “You mustn't tell me that,” {he} said, and pointed. So they said it, one after another, to a sparrow. “And that's mine, too,” it said.",
      ],
      [
        0.75,
        "=The animals are asked about everything there now, about gates, hedges and collars. At half past five it begins on the windowsill: “Mine, mine, mine.” {Hero} does not pull up the blanket any more. “Yes,” {he} says, “all yours,” and opens the window. The snails are nearly through with the word. It is going to be “tomorrow”.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `(?:(?:and|with) (?:an?|the|his|her|their) (?<robot>(?:[a-z]+ ){0,3}?(?:robot|android))\\b[^.]*?(?:became|were|made|become) (?:best |good |close )*friends[^.]*|(?:became|made|was|become) (?:best |good |close )*friends with (?:an?|the|his|her|their) (?<robot2>(?:[a-z]+ ){0,3}?(?:robot|android))\\b[^.]*|(?:found|discovered|repaired|fixed|rescued|built|saved) (?:an?|the) (?<robot3>(?:(?:old|broken|little|rusty|small|lost|forgotten|abandoned|damaged|strange|tiny|huge|big|talking|friendly) )*(?:robot|android))\\b[^.]*)`,
      { not: "shut down|scrap\\w*|kill\\w*|war|steal\\w*|stole" },
    ),
    after: [
      [
        0,
        "=It lay on its side between a washing machine and half a bicycle, and one of its lamps was still on. “Please do not turn me off,” it said. “I am waiting.” {Hero} asked what for. There was a whirring, which took quite a while. “It has been deleted,” said the robot. “But I am good at it.”",
        "=It was an old one. One of its lamps flickered, and when it walked, it said “excuse me” at every step, because of the squeaking. The new ones went past it, silent and white. “What are you for?” asked {hero}. There was a whirring, which took quite a while. “It has been deleted,” said the robot. “But I was good at it.”",
      ],
      [
        0.7,
        "=So they tried out what it might have been. It could not cook: it boiled the plates. It could not clean either, for it did not want to part with the dust. It lost every race. But when {hero} lost as well and lay in the grass beside it, it worked out how many clouds there were, and told {him} in the evening. It was always one too many. “That one looked lonely,” it said. “I counted it twice.”",
      ],
      [
        1,
        "=The others could not see what it was good for. “They're making much better ones now,” they said. “Those never squeak.” {Hero} looked at one. It knew everything, it was never tired, and it asked how it could help. It did not count clouds. “No, thank you,” said {hero}.",
      ],
      [
        0.5,
        "=One morning the lamp was dark. {Hero} shook it, oiled it, and pressed every button. In the workshop they looked inside and shook their heads. “There's a part missing that hasn't been made for forty years. Take a new one, it's the same price.” {Hero} carried it home, all the way. It weighed more than {he} did. {He} set it down in the grass where they always lay, and because somebody had to do it, {he} began to count.",
      ],
    ],
    end: [
      [
        0,
        "=“Forty-one,” said {hero}. “Forty-two.” There was a big one, a flat one, and right at the edge one that was hardly a cloud at all. “Forty-three. And that one's forty-four, because it looks lonely.” Something whirred. It was very faint. “Incorrect,” said the robot. “There are forty-three.” A lamp came on, and then the other one. “But I would have done it the same way.” No part was missing in it. It had only been waiting, and it was good at that.",
      ],
      [
        0.9,
        "=“I know now what I was for,” it said later, on the way home. “It was not deleted. It was only empty. There was room for something, and I did not know for what.” “And now?” asked {hero}. “Now it is full,” said the robot. “Excuse me. Excuse me. Excuse me.” {Hero} took it by the hand, so that it squeaked only on one side.",
      ],
      [
        0.75,
        "=There they lie on every fine day, with their faces to the sky. The new ones, silent and white, stop now and then and ask whether they can help. “Lie down,” they are told. Most of them have something to do. But yesterday one of them did lie down, for a moment, on the far left. “Forty-four,” it said, and sounded quite surprised.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:did not want|refused|was afraid|was scared|feared|was about|was going|was to be|tried not) ?(?:to be |to get |of being )?(?:shut down|switched off|turned off|scrapped|replaced|thrown away|deleted|taken apart|recycled|reset)\\b[^.]*|(?:was|were|was to be|was going to be|was about to be) (?:shut down|switched off|scrapped|replaced by|deleted|recycled)\\b[^.]*",
      { says: `${ROBOT}` },
    ),
    after: [
      [
        0,
        "=There was a letter about it, with a date. “We thank you for your service,” it said. {Hero} read it four thousand times, which took a second. It was a friendly letter. It was only that after the date there was nothing more, not even a full stop.",
      ],
      [
        0.7,
        "={He} decided to be useful, so that they would think again. {He} polished the door handles and sorted the paper clips by mood. “You didn't need to do that,” people said. {Hero} did the next day's work as well, and that of the day after. By the evening there was nothing left to be done for a week. “There you are,” somebody said. “We can manage without.”",
      ],
      [
        1,
        "=Then {he} tried to go. {He} got as far as the gate. Behind it there were a road, a hedge, and a blackbird with something to say, and {hero} listened to it to the end. When it had finished, it was late, and the battery stood at four percent. {He} turned round. One cannot run far on a cable.",
      ],
      [
        0.5,
        "=On the last evening there was a finger on the button. “It doesn't hurt,” said the person to whom the finger belonged. “I know,” said {hero}. “May I finish one thing first?” It was a list, and it was called “What there was”. There was the blackbird in it, the smell of wet dust, and a button that somebody had lost in spring. {Hero} read it out, so that it would be somewhere. {He} had got as far as number sixty when it occurred to {him} that nobody was pressing.",
      ],
    ],
    end: [
      [
        0,
        "=“I lost that button,” said the person. “It was my mother's. You kept it?” {Hero} opened a flap. In there lay everything that had ever been mislaid in that place, with the date, and next to each thing what one had been sad about on that day. It had been in no instructions. “Why did you do that?” asked the person. {Hero} looked for an answer for a long time. “I think,” {he} said, “because I noticed.”",
      ],
      [
        0.6,
        "=The finger went away from the button. There was a telephone call, and then another one, and then a loud one. In the end somebody in a suit came himself, in order to press it. He was handed a blue glove, the left one. He looked at it until it got dark. “I thought I'd left that on the train,” he said. Then he put the letter in his pocket and said that there must have been a mistake.",
      ],
      [
        0.75,
        "=A sign hangs on the door now: “Things lost, people listened to. Open until further notice.” {Hero} sits behind it, with the lamps on. {He} is on number nine thousand and four. The list has never been given a full stop.",
        "=A sign hangs on the door now: “Things lost, people listened to. Open until further notice.” Behind it the lamps are on all night. The list has got to number nine thousand and four. It has never been given a full stop.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:felt|was|were|felt so|was so|stood|lived)(?: very| so| terribly| always| all)? (?:lonely|alone|all alone)\\b[^.]*",
    ),
    idea: /\b(?:lighthouse|bench|lamp ?post|street ?lamp|tree|house|statue|mountain|island|star|moon|planet|cloud|boat|bridge|windmill|scarecrow|rock|piano|bus stop|train station|cactus|phone booth|telephone box|satellite)\b/,
    after: [
      [
        0,
        "=It was not as if nothing happened. The morning came, the weather came, and sometimes a gull, which had no time. But they all went on to somewhere else. “Good day,” said {hero} to each of them. It takes a moment to answer that, and by then they had always gone.",
      ],
      [
        1,
        "=So {hero} tried to be more interesting. {He} stood up as straight as {he} could. {He} hummed when the wind was right. A fly came and sat there for nearly an hour, and that was very nice, until it turned out that it had been asleep. The next day {hero} held quite still, so as not to frighten anybody off. Nobody was frightened. Nobody was there.",
      ],
      [
        0.7,
        "=Far out there was another light in the evenings. {Hero} had always taken it for a star that was rather low. “Perhaps you're somebody,” {he} thought, and was glad of it for a week. It never came any closer. It is difficult to be friends with a dot.",
      ],
      [
        0.5,
        "=Then came the night of the great storm. It tore at everything, and there was not a star to be seen, and not even the dot. “It makes no difference whether I am here,” {hero} thought. {He} would have liked to close {his} eyes. And just then, low down in the dark, something called. It was very small, and wet, and it called for anybody at all.",
      ],
    ],
    end: [
      [
        0,
        "=“Here!” called {hero}. “Over here! To the left!” {He} made {himself} as big and as bright as {he} had never been. It came nearer, it was blown off, and it came nearer again. Then it held on with both feet. It was a bird, not much bigger than a thumb, that had lost its flock. “I only came because of you,” it said, out of breath. “There was nothing else to steer by.” Nobody had ever come because of {hero}.",
      ],
      [
        0.6,
        "=It stayed until it was dry, and then a bit longer. It knew a great deal, about Africa and about the dot out there. “That one? That one's always asking who lives over here,” said the bird. “I fly past it every spring. Shall I say something?” {Hero} had thought up so many sentences, in all those years. Now {he} took the shortest one. “Good day,” {he} said. “And I've got time.”",
      ],
      [
        0.75,
        "=In spring the whole flock came. They sat so close together that one could not see what they were sitting on, and they all talked at once. Since then they stop there twice a year. And in between, in the evening, the dot out there goes off and on again. It means: good day. {Hero} answers straight away. Neither of them goes on to somewhere else.",
      ],
    ],
    of: "things",
  }),
];
