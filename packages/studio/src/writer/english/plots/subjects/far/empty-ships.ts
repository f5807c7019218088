import { story } from "../subject-story.ts";

/** Stories of empty ships and knocks in space, and of the roads, voices and springs of a ruined world. */
export const emptyShips = [
  story({
    says: [
      /\b(?:space\w*|starship|saturn|jupiter|neptune|uranus|pluto|mars|galaxy|asteroids?|astronauts?|orbit\w*)\b/i,
      /\b(?:abandoned|empty|drifting|derelict|silent|deserted|ghost|lost|missing|dead) (?:[a-z]+ ){0,2}(?:ship|spaceship|spacecraft|starship|station|vessel|freighter)\b|\b(?:ship|spaceship|spacecraft|starship|station|vessel|freighter)(?:,| that| which)? (?:is |was |has been |had been )?(?:drift\w*|abandoned|deserted|empty|without (?:a |its )?crew)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|board\w*|dock\w*|enter\w*|c[ao]mes? across|explor\w*|receiv\w*|meets?|met|search\w*|investigat\w*|salvag\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|killer|monster|zombies?|aliens?|virus|ghosts?|haunted|pirates?|earth is|treasure)\b/i,
    of: "people",
    after: [
      "@spaceship(hero walk) The air lock opened with a sigh. Inside, the lamps burned as brightly as at home. {Hero} walked slowly through the empty ship, past six neatly made bunks. “Hello?” called {hero}. Only the fans answered.",
      [
        "@spaceship(hero look, mate point) “Look at this,” whispered {mate} in the ship's kitchen. On the table stood six bowls, and the soup in them was steaming. “Tomato,” said {mate}. “It can't be ten minutes old.” {Hero} and {mate} listened. There was not a soul on board.",
        "@spaceship(hero look) {Hero} stood still in the ship's kitchen. On the table stood six bowls, and the soup in them was steaming. It was tomato, and it could not be ten minutes old. {Hero} listened. There was not a soul on board.",
      ],
      "@spaceship(hero look) At six o'clock a thin robot arm came out of the wall, took away the full bowls, and washed them up. “Who was that for?” asked {hero}. “For my crew,” said the ship. Its voice was hoarse, because it had not been used for so long. “They went out in the small boat. They said that they would be back for supper.”",
      "+ @spaceship(hero talk) “When did they say that?” asked {hero}. “Nine years ago,” said the ship. “They only wanted to look at the ice moon. It was a Tuesday, so I made tomato. I have laid the table every evening since then. I did not want them to come home to cold soup.”",
      "@spaceship(hero read) {Hero} sat down at the computer and read the log of the drifting ship. The last message from the small boat broke off in the middle of a word: “Engine fro”. The ship had not known what to do with half a word. “Frozen!” cried {hero}. “Their engine was frozen! They couldn't get back to you!”",
    ],
    end: [
      "@spaceship(hero talk) “I cannot fly without an order,” said the ship. “I have had none for nine years.” “Then here is one,” said {hero}. “Take us to the ice moon.” All the lamps on board grew brighter. The old ship turned its nose, slowly and stiffly, and it was not drifting any more.",
      "@snow(hero walk) On the ice stood a hut that had been built out of pieces of a boat, with a bit of smoke above it. {Hero} had only just climbed down the ladder when the door flew open. Six thin people in patched suits came running over the ice and waved with both arms.",
      "+ @spaceship(hero stand) “We thought that nobody would ever look for us,” said their captain, and would not let go of {hero's} hand. “Your ship never stopped waiting for you,” said {hero}. When the six stepped through the air lock, the robot arm dropped a spoon. “You are late,” said the ship, and its voice shook. “Wash your hands.”",
      "@spaceship(hero eat) There was one bowl more on the table that evening. {Hero} sat among the crew that had been lost, and ate tomato soup, and it was hot. Then the thin arm came out of the wall and took the bowls away. For the first time in nine years all of them were empty.",
    ],
  }),
  story({
    says: [
      /\b(?:astronauts?|cosmonauts?|space\w*|starship|rocket|capsule|moon|mars|lunar)\b/i,
      /\b(?:knock\w*|taps?|tapped|tapping|banging|scratching)\b/i,
      /\b(?:outside|hull|hatch|door|window|wall|air ?lock|alone|from (?:the )?(?:out|other)|where (?:nobody|no one)|hears?|heard)\b/i,
    ],
    unless: /\b(?:murder\w*|killer|machine|dead|aliens?|crew of)\b/i,
    of: "people",
    after: [
      "@spaceship(hero look) Knock, knock, knock. {Hero} held {his} breath. Out there was nothing, no air, no street, no neighbour, for millions of miles. Then it came once more: three knocks, a pause, and three knocks.",
      [
        "@spaceship(hero talk, mate talk) “Did you hear that?” asked {mate}. {Mate} had turned quite pale. “I hoped that it was you,” said {hero}. They both looked at the hatch. {Hero} took the big spanner from its hook, reached out, and knocked back on the wall, three times. At once the answer came.",
        "@spaceship(hero stand) {Hero} took the big spanner from its hook. {He} wondered whether {he} had been alone for too long, and whether this was how it began. Then {he} reached out and knocked back on the wall, three times. At once the answer came.",
      ],
      "@spaceship(hero look) {Hero} pulled {himself} to the little window. Something bumped softly against the glass. It was a glove, a white one, with a thick round cuff, and there was an arm in it. A helmet turned. Behind the visor {hero} saw a face, upside down, with wide open eyes.",
      "+ @spaceship(hero talk) “Flight control,” said {hero} into the radio, as calmly as {he} could, “somebody is knocking.” It was quiet for a while. “Say that again,” said flight control. “I'm going to open the door,” said {hero}. “Please don't,” said flight control. “You would, too,” said {hero}, “if you could see the face.”",
      "@spaceship(hero stand) {He} opened the outer hatch. It hissed. The stranger fell in, with a torn rope trailing behind, and lay on the floor and breathed, and breathed. “Anneke Bos,” she gasped at last, “from the Polar Star. My line tore. I've been drifting for five hours. I saw your lamp. I've got air for another four minutes. I had.”",
    ],
    end: [
      "@spaceship(hero give) {Hero} gave her water, and a blanket, and the sweet that {he} had been saving for the last day. “What if I hadn't heard you?” asked {hero}. Anneke's teeth were chattering. “I thought about that,” she said. “So I knocked as you do at a friend's. People open sooner.”",
      "@spaceship(hero talk) On the Polar Star they had already taken her name off the list for breakfast. “Is anybody missing at your place?” asked {hero} over the radio. First there was silence, and then so much shouting that {hero} had to turn down the sound. They would come and fetch her, they said, but it would take nine days.",
      "+ @spaceship(hero play) They were good days. {Hero} had forgotten how it is to laugh with another person in the room. Anneke beat {him} at cards. She sang while she brushed her teeth. When the Polar Star lay alongside, the hatch stood open for an hour, because nobody wanted to be the one who shut it.",
      "@spaceship.night(hero look) After that {hero} went on with {his} work out there, and it was as quiet as before. But {he} left the lamp on in the little window, all night long. And before {he} fell asleep, {he} knocked on the wall, three times, as you do at a friend's.",
    ],
  }),
  story({
    says: [
      /\b(?:end of the world|apocalyp\w*|world (?:has |had )?ended|after (?:the|a) (?:war|collapse|catastrophe|disaster|great fire|virus|pandemic)|ruin(?:s|ed)|wasteland|collapsed|survivors?|civili[sz]ation|deserted (?:country|land|world|motorway|highway)|empty (?:country|land|world|motorway|highway|road))\b/i,
      /\b(?:walk\w*|travel\w*|journey\w*|cross\w*|wander\w*|set (?:out|off)|sets (?:out|off)|head\w*|on (?:their|his|her) way|road|march\w*|trek\w*|look\w* for|search\w* for|reach\w*)\b/i,
      /\b(?:sea|ocean|coast|island|mountains?|south|north|west|harbour|valley|safe place|city|town|lake)\b/i,
      /\b(?:brothers?|sisters?|father|mother|son|daughter|siblings|boy|girl|grandfather|grandmother|friends?|stranger|dog|twins|man|woman|couple|family|kids|children)\b/i,
    ],
    unless:
      /\b(?:told (?:them|him|her)|zombies?|vampires?|murder\w*|soldiers?|robots?|aliens?|radio|seeds?|library|books|revenge|messages?|letters?)\b/i,
    of: "people",
    after: [
      "@street(hero walk) They walked by day and hid by night. Birch trees grew out of the cars, and foxes slept on the seats. They had a map with a hole in it, two blankets, and a cart full of tins. The labels had come off, so that every supper was a surprise.",
      [
        "@street(hero walk, mate talk) “Tell me again what it's like there,” said {mate}, when their feet hurt most. “Big,” said {hero}. “And people are kind there. And nobody has to be cold.” {Hero} had never seen it. {Mate} knew that, and asked all the same.",
        "@street(hero walk) When their feet hurt most, {hero} told of the place that they were going to: how big it was, how kind the people were there, and that nobody had to be cold. {Hero} had never seen it. But it was easier to walk towards a thing with words on it.",
      ],
      "@street(hero look) On the ninth day there was a bridge, and on the bridge sat an old woman with a gun across her knees. “The toll is one true thing,” she said. “I don't know if it's still there,” said {hero}, so softly that only she could hear. The old woman nodded. “Go across,” she said, and gave {him} a lemon.",
      "@street.dusk(hero stand) Then winter came early. Snow covered the road, and the cart stuck fast. On the top of the last hill {hero} stopped. Ahead there was nothing to be seen but grey. “It isn't there,” thought {hero}, and could not say so.",
    ],
    end: [
      "@street.dusk(hero look) The wind blew from in front, and it smelled of smoke. It smelled of wood and of soup. The grey tore open, only as wide as a door, and far below a lamp was burning. Beside it was another. There were people carrying them.",
      "@village.night(hero stand) They ran down the hill, and then there were blankets, and hands, and a bowl that was too hot to hold. “How did you know that we were coming?” asked {hero}. “We didn't,” said a man with a lantern. “We come out every evening. In case.”",
      "@village.dawn(hero look) In the morning the fog was gone, and {hero} saw it at last, and it was real. It was bigger than all the words that {he} had found for it. Then {he} dug in {his} pocket, took out the lemon, and planted six seeds behind the house.",
      [
        "@village.dusk(hero walk, mate walk) There is a small tree now behind that house, with one lemon on it. And every evening, when it grew dark, {hero} and {mate} took a lantern from the hook, walked up to the top of the hill, and held the light as high as they could. In case.",
        "@village.dusk(hero walk) There is a small tree now behind that house, with one lemon on it. And every evening, when it grew dark, {hero} took a lantern from the hook and walked up to the top of the hill, and held the light as high as {he} could. In case.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:end of the world|apocalyp\w*|world (?:has |had )?ended|ruin(?:s|ed)|wasteland|collapsed|survivors?|bunker|destroyed|deserted|abandoned|last (?:working|person|people|human\w*)|after (?:the|a) (?:war|collapse|catastrophe|disaster|virus|pandemic|flood))\b/i,
      /\b(?:radio|walkie[- ]?talkie|transmitter|transmission|broadcast\w*|signal|wireless)\b/i,
      /\b(?:voices?|hears?|heard|answer\w*|message|calls?|called|someone|somebody|stranger|talks?|talked|repair\w*|fix\w*|listen\w*|music|songs?)\b/i,
    ],
    unless: /\b(?:space\w*|astronaut|aliens?|zombies?|murder\w*|submarine|mars|moon|his own voice|her own voice)\b/i,
    of: "people",
    after: [
      "@room.night(hero sit) The radio hissed and crackled. Then there it was again, a thin voice, half swallowed by the noise. “... if you can hear me,” it said, “today is Tuesday, there are carrots, and the hen has laid.” {Hero} pressed {his} ear to the loudspeaker. {His} eyes filled with tears, on account of carrots.",
      [
        "+ @room.night(hero talk, mate talk) “It may be a trap,” said {mate}. “With carrots?” said {hero}. They took turns to turn the crank, {hero} with the left arm and {mate} with the right, and listened until the battery was hot. The voice came each evening at seven. It never said where it was.",
        "+ @room.night(hero sit) It might be a trap, {hero} thought. But who sets a trap with carrots? Every evening {he} turned the crank until the battery was hot. The voice came at seven. It never said where it was.",
      ],
      "@room(hero build) The radio could only listen; the part for talking was broken. So {hero} searched for wire, for a coil, for a microphone. {He} found a pink one, with glitter on it, in a karaoke bar. At seven o'clock {his} hands were shaking so much that {he} needed both thumbs for the button.",
      "@room.night(hero talk) “Hello,” said {hero}. “This is me. I've heard about the hen.” It was quiet for a long time. “Oh,” said the voice, which had gone very small. “I've been talking for four years. I had stopped thinking that anybody would answer. I only went on because it was seven o'clock.”",
    ],
    end: [
      "@room.night(hero talk) The voice belonged to a man called Teodor, two hundred miles away. Then, one evening, he coughed, and did not stop. “It's only the chest,” he said. “But if I'm not here at seven, will you do it for me? There may be more of us, who can only listen.” “You can say it yourself,” said {hero}. “I'm coming.”",
      "@street(hero walk) It took {hero} nineteen days. {He} carried the radio on {his} back, with the pink microphone in front, and at seven each evening {he} sat down wherever {he} was and told what day it was and how far {he} had got. On the tenth day another voice said, “We hear you. We're walking, too.”",
      "@room(hero give) When {hero} pushed open Teodor's door, a hen ran out between {his} feet. Teodor lay under four coats and looked at the microphone. “Pink,” he said. “Excellent.” {Hero} made soup for him, and by the end of the week eight more people had come.",
      "@room.night(hero talk) At seven o'clock, when the soup was on the table, {hero} took the pink microphone and pressed the button with both thumbs. “If you can hear me,” {he} said, “today is Tuesday, and there are carrots. There are enough for you as well.”",
    ],
  }),
  story({
    says: [
      /\b(?:water|well|spring|river|rain)\b/i,
      /\b(?:future|20\d\d|21\d\d|2[2-9]\d\d|dr(?:y|ied|ought)|desert|rationed|rations?|precious|gold|worth|scarce|shortage|last|no rain|has not rained|had not rained|thirst\w*|parched|apocalyp\w*|wasteland)\b/i,
      /\b(?:hidden|secret|discover\w*|f(?:inds?|ound)) (?:[a-z]+ ){0,3}(?:spring|well|water|source|lake|river|stream)\b|\bsearch\w* for (?:[a-z]+ ){0,2}(?:water|spring|river)\b|\bdigs? (?:for|an?|the) (?:water|well)\b|\bdug (?:for|an?|the) (?:water|well)\b|\bsteals? (?:the )?water\b|\bstole (?:the )?water\b/i,
    ],
    unless:
      /\b(?:murder\w*|fountain of youth|wishing well|wishes|bottle|message|mermaid|gods?|spirit|genie|elephants?|frogs?|space\w*|mars)\b/i,
    of: "people",
    after: [
      "{Hero} wet one finger and put it to {his} tongue. It was cold and tasted of stone. {He} knew what it was worth. For a barrel of it you could buy a house; for a cup of it, in the lower town, people had been beaten. {He} looked around to see whether anybody had followed {him}, and laid the stones back as they had been.",
      [
        "+ “How much is there?” asked {mate} that night. “It runs,” said {hero}. “All by itself. Day and night.” {Mate} had never seen water that runs. They went there together, in the dark, and {mate} held a hand in it until the fingers were blue, and laughed without a sound. “If the Water Company hears of this,” said {mate}, “they'll build a wall around it.”",
        "+ {Hero} lay awake that night. The water out there ran all by itself, day and night, and nobody was drinking it. If {he} told the Water Company, they would build a wall around it and pay {him} with a medal. If {he} told nobody, {he} would be rich, one bottle at a time.",
      ],
      "Next door a child was coughing with thirst. {Hero} put a full cup on its window sill and was gone before it woke up. The next night it was the blind baker, and then the widow with the goat. {Hero} carried the water in a can under {his} coat, and people whispered about a saint.",
      "+ It could not remain a secret. Green gave it away. In front of the baker's door, where {hero} had spilled a drop each night, a blade of grass came up. People knelt around it. And at the back of the crowd stood an inspector of the Water Company, and wrote down where the wet footprints began.",
      "When {hero} came to the spring the next night, lamps were burning there, and five men were building a wall. “So it was you,” said an inspector of the Water Company. “You've been giving away what belongs to the Company.” “It belongs to the mountain,” said {hero}.",
    ],
    end: [
      "There was a clinking in the dark. It was the lower town. The blind baker walked in front, with his cup in his hand, and behind him came the widow, and the child in its nightshirt, and all the others, each with the cup that had stood on the window sill.",
      "Nobody said a word. The child went up to the wall, held its cup over the edge, filled it, and carried it very carefully to the inspector. “You've got dry lips, too,” it said. The man looked at the cup. He drank it up. Then he sat down on the wall and did not know where to look.",
      "By the morning the wall had been taken down, and the stones had become a channel. {Hero} dug at the front. The water followed {him} down the hill like a dog, and at noon it reached the lower town.",
      "Grass grows along the channel now, and lately there has been a frog. There is only one law there: you do not drink before you have filled a cup for somebody else. {Hero} went up to the spring every evening, to see if it was still running. It was. And on the stone beside it stood a full cup, waiting for {him}.",
    ],
  }),
];
