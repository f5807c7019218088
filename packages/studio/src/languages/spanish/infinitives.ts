import { infinitivesOf } from "../infinitives-of.ts";

/** The infinitives of what heroes do. */
export const infinitives = infinitivesOf(`cultivar cultiva cultivan
construir construye construyen construyó construyeron
reparar repara reparan reparó
arreglar arregla arreglan arregló
plantar planta plantan plantó
sembrar siembra siembran sembró
pintar pinta pintan pintó
dibujar dibuja dibujan dibujó
inventar inventa inventan inventó
escribir escribe escriben escribió
coser cose cosen cosió
montar monta montan montó
cocinar cocina cocinan cocinó
hornear hornea hornean
hacer hace hacen
tejer teje tejen tejió
fabricar fabrica fabrican fabricó
preparar prepara preparan preparó
abrir abre abren abrió
salvar salva salvan salvó
rescatar rescata rescatan rescató
organizar organiza organizan organizó
buscar busca buscan buscó
cruzar cruza cruzan cruzó
esperar espera esperan
ayudar ayuda ayudan
enseñar enseña enseñan
visitar visita visitan
proteger protege protegen
cuidar cuida cuidan
explorar explora exploran
entregar entrega entregan
repartir reparte reparten
limpiar limpia limpian
cantar canta cantan
bailar baila bailan
tocar toca tocan
vender vende venden
viajar viaja viajan
acompañar acompaña acompañan
aprender aprende aprenden`);
