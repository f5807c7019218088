import { role, story } from "../subject-story.ts";
import { kin } from "./kin.ts";

/** Stories of detectives and what they look for. */
export const detectives = [
  story({
    says: [
      /\b(?:detective|inspector|investigator|sleuth|police\w*|sergeant|constable|cop)\b/i,
      /\b(?:stolen|stole|theft|thief|missing|robb\w+|disappear\w*|vanish\w*)\b/i,
      /\b(?<loot>(?:the|an?) (?:[a-z-]+ ){0,2}(?:painting|picture|portrait|masterpiece|statue|necklace|diamond|violin|crown|tiara|manuscript|vase))\b/i,
      role("partner", "partner|colleague|assistant|sergeant"),
    ],
    unless: /\b(?:dog|cat|parrot|robot|butler|children|train|ship)\b/i,
    of: "people",
    after: [
      "On the wall there was only a nail left, and a clean patch where {theloot} had been. {Hero} looked at it for a long time. “No glass broken, no alarm,” {he} said. “Whoever did this had a key, or a friend with a key.” {Partner} was standing at the window, and said nothing.",
      "@corridor(hero look, partner talk) That was new. For six years {partner} had been the one who talked. Now there were calls in the corridor, in a low voice, and a folder that was closed whenever {hero} came in. In the evening {hero} found a parking ticket in the car: two streets from here, on the night of the theft.",
      "@street.storm(hero walk) {Hero} hated what {he} did next. {He} followed {partner} through the rain, from one doorway to another, as far as a frame maker's shop behind the harbour. Through the glass {he} saw an old man with glue on his fingers, and {partner}, who was counting money on to a table.",
      "+ @street.night(hero sit) {Hero} sat in the car until the windows were white with {his} own breath. {He} could make a report. {He} could also remember who had once carried {him} down four flights of stairs with a bullet in {his} leg. There were not many hours left. {He} got out and opened the shop door.",
    ],
    end: [
      "@workshop(hero talk, partner talk) “Tell me that I'm wrong,” said {hero}. {Partner} went as white as paper. “The man who took it is my brother,” {partner} said. “He rang me that night and cried. I wanted to buy it back, and hang it up, and nobody would ever have known.”",
      "@workshop(hero stand, partner stand) “Where is it now?” asked {hero}. {Partner} lifted a blanket. There it was, {theloot}, without a scratch, between two ugly mirrors. They stood in front of it, side by side, as they had stood in front of so many things. “Your brother comes in by himself, tonight, with me,” said {hero}. “And you drive.”",
      "@study(hero write) {Theloot} was back in its place before the first people came with umbrellas and catalogues. Nobody asked much. In the report, {hero} wrote the whole truth, including the part about {partner}, and underneath {he} wrote: “Without whom it would not have been found.” It cost {partner} a year's rank. It could have cost everything.",
      "@street(hero walk, partner walk) They still work the same street. The car has a new rule, which is written on the glove box in {hero}'s handwriting: no closed folders. On the back seat lies the crooked nail from the wall. It was the only thing that nobody wanted back.",
    ],
  }),
  story({
    says: [
      /\b(?:detective|inspector|investigator|sleuth|private eye|sherlock|miss marple)\b/i,
      /\b(?:stolen|stole|theft|thief|missing|robb\w+|disappear\w*|vanish\w*)\b/i,
      /\b(?<loot>(?:the|an?|her|his|their) (?:[a-z-]+ ){0,2}(?:painting|picture|portrait|statue|necklace|pearls|jewels|jewellery|diamonds?|ring|rings|emerald|ruby|crown|tiara|earrings|brooch|violin|trophy|vase|treasure))\b/i,
    ],
    unless:
      /\b(?:^The (?:painting|picture|portrait|statue) of the|museum|gallery|train|ship|church|circus|school|theat(?:re|er)|hotel|bank|dragon|pirates?)\b/i,
    of: "people",
    after: [
      "@room(hero sit) “Nobody leaves the house,” said {hero}, and at once everybody had to leave for something urgent. {Hero} put a chair in front of the door and sat down on it. {He} asked what each of them had eaten, and wrote it down. “What has that to do with {theloot}?” they said. “Perhaps nothing,” said {hero}.",
      "@room(hero look) It was a strange theft. The money on the shelf had not been touched. On the carpet {hero} found three crumbs of poppy seed cake, and, under the window, a small wet mark, as if somebody had stood there and cried.",
      "@kitchen(hero look) “Who has eaten the poppy seed cake?” asked {hero}. Nobody. Everybody had chosen the lemon. But in the kitchen there was a plate in the sink, with black dots on it, and only one person in this house washed up with gloves. {Hero} turned off the tap and listened. In the room above the kitchen, a floorboard moved.",
      "+ @corridor(hero walk) {Hero} did not go up by the main stairs, where everybody was waiting with big eyes. {He} took the narrow ones at the back, on {his} toes, and {he} counted the steps. The fifth one squeaked. {Hero} stopped. So did the footsteps above {him}.",
    ],
    end: [
      "@room(hero look) Behind the door sat the old housekeeper on a trunk, with her shoes in her hand. She had dusted that shelf for forty years. “I was going to put it all back on Monday,” she said. “I only wanted to keep it from being sold. They have already rung the auction house.”",
      "@room(hero talk) {Hero} went down and asked, quite gently, and suddenly the loudest of them all became very quiet. There was a letter, with a price in it. There was a plan to say that thieves had come, and to take the insurance money as well. The housekeeper had been quicker by one day.",
      "@room(hero stand) “So there was a thief in this house,” said {hero}, “but it was not the one with the shoes in her hand.” Then {he} put {theloot} back on the shelf with {his} own two hands, just where the dust had left a place. Nobody said a word. The loud one looked at the carpet.",
      "@train(hero sit) {Hero} {was} offered a reward, and asked for something else. So on the train home there was a parcel on {his} knees, still warm, and poppy seeds all over {his} notebook. On the last page it said: solved. And below, with a fat black dot: ask for the recipe.",
    ],
  }),
  story({
    says: [
      /\b(?:retired|old|former|ex-?|last (?:case|day|week)|retire(?:s|ment)?|before (?:his|her) retirement|pension\w*)\b/i,
      /\b(?:detective|inspector|police\w*|cop|sheriff|commissioner|investigator)\b/i,
      /\b(?:cold case|case|unsolved|never solved|murder\w*|killer|missing|disappear\w*|vanish\w*)\b/i,
    ],
    unless: /\b(?:parrot|kidnapp\w+|painting|jewel\w*|voice|cat|dog|snowmobile|comedy|toupee|walk(?:s|ed) in|alive)\b/i,
    of: "adults",
    after: [
      "@kitchen(hero sit) The file had been on {hero}'s kitchen table for so long that it had rings on it from every cup {he} owned. {He} knew it by heart: forty statements, nine photographs, and the list of what had been in the victim's pockets. A key. A bus ticket. Half a peppermint. {Hero} had asked {himself} about that key for twenty years.",
      "@kitchen(hero read) This time {he} read it slowly, like a novel. On page thirty a neighbour said that she had heard the piano, as always, until nine. {Hero} put down {his} cup. {He} had stood in that flat. The piano had no strings.",
      "+ @study(hero take) “You're supposed to grow roses,” they told {him} at the station, when {he} came to ask for the old evidence box. But a young sergeant looked at {him}, and looked over her shoulder, and then fetched it from the cellar. “My first week here, everybody told me about this case,” she said. “Nobody ever said that you had given up.”",
      "@room(hero talk) The neighbour still lived next door. She was very old now, and she poured tea for {hero} with both hands. “What was it that you heard?” asked {hero}. “It wasn't a piano, was it?” The tea ran over the edge of the cup. “It was the radio,” she said. “My own. I turned it up, so that I wouldn't hear the rest.”",
    ],
    end: [
      "@room(hero talk) “And whom did you not want to hear?” asked {hero}. She pointed at a photograph on the sideboard: a handsome young man in uniform. “My boy,” she said. “He died last winter. Why did you never come back and ask me again?”",
      "@room(hero look) There was a biscuit tin, and in the tin there was a lock. {Hero} took the key out of the plastic bag, where it had lain for twenty years. It went in as if it had been oiled. Under the lid lay the reason for it all, in one short note.",
      "@room(hero talk) {Hero} drove out to a small house with blue shutters, where there was a woman who had set one place too many at her table every Christmas since. “I know now,” said {hero}. “Do you want me to tell you?” She took off her apron first, and folded it. “Yes,” she said. “Everything.”",
      "@kitchen.night(hero eat) It was dark when {hero} came home. {He} closed the file and put it up on the shelf, and wiped the table where it had lain. Then {he} sat down and looked at the empty wood with its pale rings, and ate half a peppermint. Tomorrow {he} would see about those roses.",
    ],
  }),
  story({
    says: [
      /\b(?:recogni[sz]\w+|hear[sd]?|know|knew|identif\w+)\b/i,
      role("villain", "kidnapper|murderer|killer|robber|attacker"),
      /\bvoice\b/i,
    ],
    unless: /\b(?:dub\w*|wants? advice|own voice)\b/i,
    of: "people",
    after: [
      "{Hero} turned cold from the neck down. Other people never forget a face. {Hero} had never forgotten that voice: friendly, a bit tired, with a tiny whistle in every s, like air from a tyre. ",
      "“Thanks so much,” said the voice. “Sorry to be such a nuisance.” That was just how {villain} had talked, so politely, so patiently. {Hero} wrote down every word, and {his} pen went through the paper. Behind the voice a dog had barked, three times, as hoarse as somebody with a cold. {Hero} wrote that down as well.",
      "@farm(hero look) The police listened to {him} for four minutes. “A voice,” said the officer. “Do you know how many people whistle when they say an s?” So {hero} drove up and down the roads around the town, all evening. Behind the gravel pit there was a farm. By its gate a dog barked, three times, as hoarse as somebody with a cold.",
      "+ @farm(hero look) There was washing on the line, and {hero} counted it because {he} {was} afraid and needed to count something. Three big shirts. Two pairs of trousers. And one very small sock with a yellow duck on it. In the newspaper they had written that nobody lived out here but a single man.",
    ],
    end: [
      "@farm(hero talk) {Hero} rang the police again, and this time {he} held up the phone as high as {he} could. Then {he} walked to the farmhouse and knocked, because a knock makes people talk. “Yes, please?” said {villain} through the door. “I'm so sorry, it's really not a good time.” On the phone, nobody breathed. “Keep him talking,” whispered the officer.",
      "@farm(hero talk) So {hero} talked, about a flat tyre and about soup. {His} knees shook, but {his} voice did not. Up in the gable a curtain moved. A small face looked down. {Hero} put a finger to {his} lips, and the small face did just the same.",
      "@farm.night(hero sit) Then the yard was full of blue light. It was over in the time that it takes to drop a key. “How on earth did you know?” asked the officer, when the child sat in the ambulance with a blanket up to the ears. “Say something with an s in it,” said {hero}. {He} had to sit down on the step.",
      "@bedroom(hero talk) {Hero} sleeps with the radio on these days, very low. {He} has learnt to like voices again, one after the other. And once a year there is a call, always on the same day. “It's me,” says a young voice, a little deeper every time. {Hero} would know it anywhere.",
    ],
  }),
  story({
    says: [
      /\b(?:detective|inspector|police(?:man|woman| officer)?|policewoman|cop|sheriff|investigator|commissioner)\b/i,
      kin(
        "suspect",
        "brother|sister|son|daughter|father|mother|wife|husband|best friend|twin|fiancé|fiancée|partner|boss|uncle|nephew",
      ),
      /\b(?:murder\w*|crime|suspect\w*|case|killer|guilty|arrest\w*|thief|behind it|evidence|fingerprints?|robber\w*|burglar\w*)\b/i,
    ],
    unless: /\b(?:hack\w+|protest|crane|hid(?:es|ing)? something|hacker|painting|jewel\w*|dead|retired|hedge)\b/i,
    of: "people",
    after: [
      "@study(hero look) {Hero} had solved enough cases to know the moment when a picture turns round and becomes another one. {He} had never known it to hurt. {He} locked the page in the bottom drawer, under the spare socks, and for the first time in {his} life {hero} lied to a colleague.",
      "@room(hero eat, suspect eat) That Sunday {hero} sat at the same table as {suspect}. “You look tired,” said {suspect}. “Difficult case?” “Yes,” said {hero}, and looked at the hands that passed the potatoes. There was a fresh plaster on the left thumb. It was the left glove that they had found at the scene, cut open at the thumb.",
      "@room.night(hero look) In the night {hero} took the page out from under the socks. Paper burns in a few seconds. {Hero} thought of the people who sat in another kitchen and waited for {his} call. {He} blew out the match, and put on {his} coat.",
    ],
    end: [
      "@corridor.night(hero sit, suspect sit) {Suspect} opened before {hero} had knocked, fully dressed, with a bag packed. “I saw it in your face, over the potatoes,” said {suspect}. “I thought you'd come with six men.” “I came by bus,” said {hero}. “Now tell me.” And they sat down on the stairs, side by side.",
      "@corridor.night(hero sit, suspect talk) It had begun with a debt, and with a man who came to the door every Friday. Then there was a night on which {suspect} was told to drive, and not to ask. “I never knew what was in the boot,” said {suspect}. “I cut myself getting it open. Then I knew, and I ran.”",
      "@street.night(hero walk, suspect walk) “Who is the man who comes on Fridays?” asked {hero}. {Suspect} said the name twice, so that {hero} could write it down. Then the two of them walked through the empty town to the door with the blue lamp. {Hero} held it open.",
      "@room(hero eat, suspect eat) The judge took into account who had come on foot and had told it all. {Hero} gave back {his} own badge for half a year and did not complain. On visiting days {he} brings a bowl with a cloth over it. They are only potatoes. But the two of them eat every one.",
    ],
  }),
];
